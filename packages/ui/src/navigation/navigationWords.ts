import { defineWords } from '../ui-strings/index.js'

/** Words of the navigations. */
export const navigationWords = defineWords('navigation', { label: 'Main' })
