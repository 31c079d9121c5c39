import { median } from '../median.ts'
import { contention, spread, tableHead, tableRow } from '../table.ts'
import type { OpenedChart, OrganisationSample } from './OrganisationSample.ts'

/** What ours may take: as a ratio to plain elements, and of a frame in ms. */
const goals = { opening: 1.6, frame: 50 }

/** A Markdown table of what charts took, ours beside the same cards as plain elements. */
export function reportOrganisation(samples: readonly OrganisationSample[]): string {
  const errors = samples.flatMap(({ errors: found }) => found.map((error) => `- ${error}`))
  const calibrations = samples.map(({ calibration }) => calibration)
  const rowsOf = (window: 'first' | 'crowded') => {
    const of = (key: keyof OpenedChart) => samples.map((sample) => sample[window][key])
    const ratio = median(samples.map(({ [window]: { ours, plain } }) => ours / plain))
    const pan = median(of('pan'))
    const what = `${window === 'first' ? 'what is open at first' : `all ${cards} cards open`}, ${median(of('shown'))} in the document`
    const opens = [`${what}: opens, beside plain elements`, spread(of('ours')), spread(of('plain'))]
    return [
      tableRow([...opens, `×${ratio.toFixed(2)}`, `×${goals.opening}`, holds(ratio, goals.opening)]),
      tableRow([
        `${what}: longest frame while dragged`,
        spread(of('pan')),
        '',
        '',
        `${goals.frame} ms`,
        holds(pan, goals.frame),
      ]),
    ]
  }
  const cards = median(samples.map((sample) => sample.cards))
  const layout = samples.map((sample) => sample.layout)
  const lines = [
    ...rowsOf('first'),
    ...rowsOf('crowded'),
    tableRow([`${cards} cards: laid out, once`, spread(layout), '', '', '', '']),
  ]
  return [
    'Median (min–max) of the rounds, in ms; the ratio is the median of those of each round.',
    [tableHead(['', 'ours', 'limit', 'ratio', 'goal', '']), ...lines].join('\n'),
    errors.length === 0 ? '' : ['Errors:', '', ...new Set(errors)].join('\n'),
    contention(calibrations, median(calibrations)),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

const holds = (found: number, goal: number) => (found <= goal ? 'within' : '**outside**')
