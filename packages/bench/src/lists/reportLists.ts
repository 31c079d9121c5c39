import { median } from '../median.ts'
import { contention, spread, tableHead, tableRow } from '../table.ts'
import type { MeasuredList } from './fillList.ts'
import { listSteps, type ListsSample } from './ListsSample.ts'

/** What a list may take of what the list of services takes for the same. */
const goal = 1.25

const heads: Readonly<Record<(typeof listSteps)[number], string>> = {
  open: 'page loaded, to first rows, ms',
  key: 'a key in the search, ms',
  all: 'search emptied, ms',
  sort: 'sorted by name, ms',
}

/** A Markdown table of what lists took, each beside the first one. */
export function reportLists(lists: readonly MeasuredList[], samples: readonly ListsSample[], rows: number): string {
  const of = (page: string) => samples.filter(({ list }) => list === page)
  const first = of(lists[0]?.page ?? '')
  const line = ({ page }: MeasuredList) => {
    const own = of(page)
    const cells = listSteps.map((step) => {
      const ratio = median(own.map(({ times }, round) => times[step] / (first[round]?.times[step] ?? Number.NaN)))
      const text = `${spread(own.map(({ times }) => times[step]))} ×${ratio.toFixed(2)}`
      return ratio <= goal ? text : `**${text}**`
    })
    return tableRow([page, ...cells, spread(own.map(({ dropped }) => dropped))])
  }
  const errors = samples.flatMap(({ list, errors: found }) => found.map((error) => `- ${list}: ${error}`))
  const times = samples.map(({ calibration }) => calibration)
  return [
    `Lists of ${rows.toLocaleString('en')} rows: median (min–max) of the rounds, and the ratio to the first list of the same round. What is above ×${goal} is bold.`,
    [
      tableHead(['', ...listSteps.map((step) => heads[step]), 'scrolled for 2 s, frames missed']),
      ...lists.map(line),
    ].join('\n'),
    errors.length === 0 ? '' : ['Errors:', '', ...new Set(errors)].join('\n'),
    contention(times, median(times)),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}
