import { csvFile, csvText } from '../file-export/csvText.js'
import { csvFormat } from '../file-export/csvFormat.js'
import { saveFile } from '../file-export/saveFile.js'
import type { ChartFigures, ChartTotal } from './ChartGroup.js'

interface SavedFigures extends Pick<ChartFigures, 'label' | 'series' | 'groups'> {
  groupLabel: string
  noteLabel?: string | undefined
  total?: ChartTotal | undefined
  locale: string
}

/** Saves the figures of a chart as CSV, as its table shows them, without units. */
export function saveChartFigures({ label, series, groups, groupLabel, noteLabel, total, locale }: SavedFigures): void {
  const lines: readonly ChartTotal[] = total ? [...groups, total] : groups
  const rows = [
    [groupLabel, ...series.map((one) => one.label), ...(noteLabel === undefined ? [] : [noteLabel])],
    ...lines.map((line) => [
      line.label,
      ...series.map((_, place) => line.values[place] ?? ''),
      ...(noteLabel === undefined ? [] : [line.note ?? '']),
    ]),
  ]
  saveFile(csvFile(csvText(rows, csvFormat(locale))), `${label}.csv`)
}
