import { memoryHistory } from './memoryHistory.js'
import type { ValueHelpHistory } from './ValueHelpHistory.js'

const histories = new WeakMap<object, ValueHelpHistory>()

/** The history that all pickers on one source share while the page is open, unless they were given another. */
export function sourceHistory(source: object): ValueHelpHistory {
  const known = histories.get(source)
  if (known) return known
  const made = memoryHistory()
  histories.set(source, made)
  return made
}
