import { median } from '../median.ts'
import { contention, spread, tableHead, tableRow } from '../table.ts'
import type { OrganisationSample } from './OrganisationSample.ts'

/** What ours may take: as a ratio to plain elements, and of a frame in ms. */
const goals = { opening: 1.6, frame: 50 }

/** A Markdown table of what charts took, ours beside the same cards as plain elements. */
export function reportOrganisation(samples: readonly OrganisationSample[]): string {
  const errors = samples.flatMap(({ errors: found }) => found.map((error) => `- ${error}`))
  const calibrations = samples.map(({ calibration }) => calibration)
  const of = (key: 'ours' | 'plain' | 'layout' | 'pan' | 'cards' | 'shown') => samples.map((sample) => sample[key])
  const ratio = median(samples.map(({ ours, plain }) => ours / plain))
  const pan = median(of('pan'))
  const what = `${median(of('cards'))} cards, ${median(of('shown'))} in the document`
  const lines = [
    tableRow([
      `${what}: opens, beside plain elements`,
      spread(of('ours')),
      spread(of('plain')),
      `×${ratio.toFixed(2)}`,
      `×${goals.opening}`,
      holds(ratio, goals.opening),
    ]),
    tableRow([`${what}: laid out, once`, spread(of('layout')), '', '', '', '']),
    tableRow([
      `${what}: longest frame while dragged`,
      spread(of('pan')),
      '',
      '',
      `${goals.frame} ms`,
      holds(pan, goals.frame),
    ]),
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
