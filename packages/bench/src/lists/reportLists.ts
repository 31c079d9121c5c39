import { median } from '../median.ts'
import { contention, spread, tableHead, tableRow } from '../table.ts'
import type { MeasuredList } from './fillList.ts'
import { type AnswersSample, answerSteps, listSteps, type ListsSample } from './ListsSample.ts'

/** What a list may take of what the list of services takes for the same. */
const goal = 1.2

const heads: Readonly<Record<(typeof listSteps)[number], string>> = {
  open: 'page loaded, to first rows, ms',
  key: 'a key in the search, ms',
  all: 'search emptied, ms',
  sort: 'sorted by name, ms',
}

const questions: Readonly<Record<(typeof answerSteps)[number], string>> = {
  page: 'first page, ms',
  sort: 'sorted by name, ms',
  filter: 'a filter, ms',
  search: 'a word searched, ms',
}

/** The times of one thing that was measured, and its ratio to the first list of the same round; bold above the goal. */
function cell(own: readonly number[], first: readonly number[]): string {
  const ratio = median(own.map((time, round) => time / (first[round] ?? Number.NaN)))
  const text = `${spread(own)} ×${ratio.toFixed(2)}`
  return ratio <= goal ? text : `**${text}**`
}

/** What the back end took for a page of each list. */
function answersTable(lists: readonly MeasuredList[], answered: readonly AnswersSample[], of: 'known' | 'changed') {
  const times = (page: string | undefined, step: (typeof answerSteps)[number]) =>
    answered.filter(({ list }) => list === page).map((sample) => sample[of][step])
  const rowsOf = (page: string) => answered.find(({ list }) => list === page)?.rows.toLocaleString('en') ?? ''
  return [
    tableHead([
      of === 'known' ? 'asked before' : 'after a write',
      'rows',
      ...answerSteps.map((step) => questions[step]),
    ]),
    ...lists.map(({ page }) =>
      tableRow([
        page,
        rowsOf(page),
        ...answerSteps.map((step) => cell(times(page, step), times(lists[0]?.page, step))),
      ]),
    ),
  ].join('\n')
}

/** Markdown tables of what lists took, each beside the first one: in the browser, and the back end alone. */
export function reportLists(
  lists: readonly MeasuredList[],
  { samples, answered }: { samples: readonly ListsSample[]; answered: readonly AnswersSample[] },
): string {
  const of = (page: string) => samples.filter(({ list }) => list === page)
  const first = of(lists[0]?.page ?? '')
  const line = ({ page }: MeasuredList) => {
    const own = of(page)
    const cells = listSteps.map((step) =>
      cell(
        own.map(({ times }) => times[step]),
        first.map(({ times }) => times[step]),
      ),
    )
    return tableRow([page, ...cells, spread(own.map(({ dropped }) => dropped))])
  }
  const errors = samples.flatMap(({ list, errors: found }) => found.map((error) => `- ${list}: ${error}`))
  const times = samples.map(({ calibration }) => calibration)
  return [
    `Lists: median (min–max) of the rounds, and the ratio to the first list of the same round. What is above ×${goal} is bold.`,
    [
      tableHead(['', ...listSteps.map((step) => heads[step]), 'scrolled for 2 s, frames missed']),
      ...lists.map(line),
    ].join('\n'),
    "The back end's handlers alone, in Node:",
    answersTable(lists, answered, 'known'),
    answersTable(lists, answered, 'changed'),
    errors.length === 0 ? '' : ['Errors:', '', ...new Set(errors)].join('\n'),
    contention(times, median(times)),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}
