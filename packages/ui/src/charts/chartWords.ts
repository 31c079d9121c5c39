import { defineWords } from '../ui-strings/index.js'

/** Words of the frame of a chart. */
export const chartWords = defineWords('chart', {
  asTable: 'Show as table',
  asChart: 'Show as chart',
  save: 'Save {chart}',
  picture: 'Picture (PNG)',
  figures: 'Figures (CSV)',
  failed: 'The picture could not be made',
  list: 'Open the list of {chart}',
})
