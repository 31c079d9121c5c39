import { median } from '../median.ts'
import { contention, spread, tableHead, tableRow } from '../table.ts'
import type { ImplementationSample, ImplementationTimes } from './ImplementationSample.ts'

/** What ours may take. Source: issue 18; a long task is one of more than 50 ms (https://www.w3.org/TR/longtasks/). */
const goals = { next: 50, longestTask: 50, cancelled: 100, frames: 4 }

/** A Markdown table of what runs of tests, the map of capacity and the check of the model took. */
export function reportImplementation(samples: readonly ImplementationSample[]): string {
  const errors = samples.flatMap(({ errors: found }) => found.map((error) => `- ${error}`))
  const calibrations = samples.map(({ calibration }) => calibration)
  const of = (key: keyof ImplementationTimes) => samples.map((sample) => sample[key])
  const line = (what: string, key: keyof ImplementationTimes, goal: number, unit: string) =>
    tableRow([what, spread(of(key)), '', `${String(goal)} ${unit}`, holds(median(of(key)), goal)])
  const frames = Math.max(goals.frames, median(of('tableDropped')))
  const lines = [
    line('2,000 steps: from a result to the next step', 'next', goals.next, 'ms'),
    line('the slowest of 40', 'slowestNext', goals.next, 'ms'),
    tableRow([
      '1,000 people × 104 weeks scrolled both ways, frames dropped of 205',
      spread(of('mapDropped')),
      spread(of('tableDropped')),
      'as the table',
      holds(median(of('mapDropped')), frames),
    ]),
    tableRow(['time of the main thread for it, ms', spread(of('mapTask')), spread(of('tableTask')), '', '']),
    tableRow([`${String(median(of('objects')))} objects checked, seconds`, spread(of('checked')), '', '', '']),
    line('the longest task of the page meanwhile', 'longestTask', goals.longestTask, 'ms'),
    line('from Cancel until it has stopped', 'cancelled', goals.cancelled, 'ms'),
  ]
  return [
    'Median (min–max) of the rounds; the table is our data table with as many rows and columns.',
    [tableHead(['', 'ours', 'table', 'goal', '']), ...lines].join('\n'),
    errors.length === 0 ? '' : ['Errors:', '', ...new Set(errors)].join('\n'),
    contention(calibrations, median(calibrations)),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

const holds = (found: number, goal: number) => (found <= goal ? 'within' : '**outside**')
