import { median } from '../median.ts'
import { contention, spread, tableHead, tableRow } from '../table.ts'
import type { DiagramSample } from './DiagramSample.ts'

/** What ours may take: as ratios to the bare library and to a plain list, and in ms. */
const goals = { opening: 1.25, outline: 2, compare: 100 }

/** A Markdown table of what diagrams took, ours beside what the same takes without us. */
export function reportDiagrams(samples: readonly DiagramSample[]): string {
  const sizes = [...new Set(samples.map(({ size }) => size))]
  const errors = samples.flatMap(({ size, errors: found }) => found.map((error) => `- ${size} elements: ${error}`))
  const times = samples.map(({ calibration }) => calibration)
  const lines = sizes.flatMap((size) => {
    const own = samples.filter((sample) => sample.size === size)
    const of = (key: 'bare' | 'ours' | 'outline' | 'list' | 'compare') => own.map((sample) => sample[key])
    const elements = `${median(own.map((sample) => sample.elements))} elements`
    const besides = (what: string, ours: number[], limit: number[], goal: number) => {
      const ratio = median(ours.map((time, round) => time / (limit[round] ?? Number.NaN)))
      return tableRow([
        `${elements}: ${what}`,
        spread(ours),
        spread(limit),
        `×${ratio.toFixed(2)}`,
        `×${goal}`,
        holds(ratio, goal),
      ])
    }
    const compare = median(of('compare'))
    return [
      besides('opens, beside bpmn-js alone', of('ours'), of('bare'), goals.opening),
      besides('its outline, beside a plain list', of('outline'), of('list'), goals.outline),
      tableRow([
        `${elements}: compared`,
        spread(of('compare')),
        '',
        '',
        `${goals.compare} ms`,
        holds(compare, goals.compare),
      ]),
    ]
  })
  return [
    'Median (min–max) of the rounds, in ms; a ratio is the median of those of each round.',
    [tableHead(['', 'ours', 'limit', 'ratio', 'goal', '']), ...lines].join('\n'),
    errors.length === 0 ? '' : ['Errors:', '', ...new Set(errors)].join('\n'),
    contention(times, median(times)),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

const holds = (found: number, goal: number) => (found <= goal ? 'within' : '**outside**')
