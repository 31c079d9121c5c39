import { median } from '../median.ts'
import { contention, spread, tableHead, tableRow } from '../table.ts'
import type { DashboardsSample } from './DashboardsSample.ts'

/** What ours may take, as a ratio to SVG by hand. */
const goal = 2

/** A Markdown table of what dashboards of twelve charts took. */
export function reportDashboards(samples: readonly DashboardsSample[]): string {
  const errors = samples.flatMap(({ errors: found }) => found.map((error) => `- ${error}`))
  const calibrations = samples.map(({ calibration }) => calibration)
  const line = (
    name: string,
    of: 'ours' | 'plain' | 'peer',
    elements: 'ourElements' | 'plainElements' | 'peerElements',
  ) => {
    const ratio = median(samples.map((sample) => sample[of] / sample.plain))
    const holds = of !== 'ours' ? '' : ratio <= goal ? 'within' : '**outside**'
    return tableRow([
      name,
      spread(samples.map((sample) => sample[of])),
      `×${ratio.toFixed(2)}`,
      String(median(samples.map((sample) => sample[elements]))),
      of === 'ours' ? `×${goal}` : '',
      holds,
    ])
  }
  return [
    'Median (min–max) of the rounds, in ms; the ratio is the median of those of each round.',
    [
      tableHead(['12 charts, until painted', 'ms', 'beside SVG by hand', 'elements', 'goal', '']),
      line('ours, with table, keyboard, links and files', 'ours', 'ourElements'),
      line('SVG by hand', 'plain', 'plainElements'),
      line('Recharts', 'peer', 'peerElements'),
    ].join('\n'),
    errors.length === 0 ? '' : ['Errors:', '', ...new Set(errors)].join('\n'),
    contention(calibrations, median(calibrations)),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}
