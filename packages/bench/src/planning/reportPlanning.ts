import { median } from '../median.ts'
import { contention, spread, tableHead, tableRow } from '../table.ts'
import type { PlanningSample, PlanningTimes } from './PlanningSample.ts'

/** What ours may take. Source: issue 17, speed. */
const goals = { opening: 1.6, month: 1.5, zoom: 100, schedule: 60, dropped: 4, key: 50 }

/** A Markdown table of what plans and grids of executions took, ours beside plain elements, a peer and our data table. */
export function reportPlanning(samples: readonly PlanningSample[]): string {
  const errors = samples.flatMap(({ errors: found }) => found.map((error) => `- ${error}`))
  const calibrations = samples.map(({ calibration }) => calibration)
  const of = (key: keyof PlanningTimes) => samples.map((sample) => sample[key])
  const line = (what: string, key: keyof PlanningTimes, goal: number, unit: string, others: readonly string[] = []) =>
    tableRow([what, spread(of(key)), ...pad(others), `${goal} ${unit}`, holds(median(of(key)), goal)])
  const opening = median(samples.map(({ gantt, ganttPlain }) => gantt / ganttPlain))
  const month = median(samples.map((sample) => sample.month / sample.monthBare))
  const lines = [
    tableRow([
      '5,000 tasks, 6,000 links: chart opens',
      spread(of('gantt')),
      spread(of('ganttPlain')),
      spread(of('ganttPeer')),
      `×${opening.toFixed(2)} of plain, goal ×${goals.opening}`,
      holds(opening, goals.opening),
    ]),
    line('another zoom, painted', 'zoom', goals.zoom, 'ms'),
    line('schedule, slack and critical path', 'schedule', goals.schedule, 'ms'),
    line('scrolled both ways, frames dropped of 205', 'ganttDropped', goals.dropped, 'frames'),
    line('500 orders × 53 weeks: a digit in a cell, painted', 'key', goals.key, 'ms'),
    line('Enter, the cell painted', 'enter', goals.key, 'ms'),
    tableRow([
      'scrolled both ways, frames dropped of 205, beside our table',
      spread(of('gridDropped')),
      spread(of('tableDropped')),
      '',
      'as the table',
      holds(median(of('gridDropped')), Math.max(goals.dropped, median(of('tableDropped')))),
    ]),
    tableRow([
      'month of 2,000 events and 200 series opens, beside FullCalendar alone',
      spread(of('month')),
      spread(of('monthBare')),
      '',
      `×${month.toFixed(2)} of bare, goal ×${goals.month}`,
      holds(month, goals.month),
    ]),
  ]
  return [
    'Median (min–max) of the rounds, in ms; the ratio is the median of those of each round.',
    [tableHead(['', 'ours', 'limit', 'SVAR', 'goal', '']), ...lines].join('\n'),
    errors.length === 0 ? '' : ['Errors:', '', ...new Set(errors)].join('\n'),
    contention(calibrations, median(calibrations)),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

const pad = (cells: readonly string[]): readonly string[] => [...cells, '', ''].slice(0, 2)
const holds = (found: number, goal: number) => (found <= goal ? 'within' : '**outside**')
