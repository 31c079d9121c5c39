import { slowdown } from '../load/measureScreen.ts'
import { median } from '../median.ts'
import { contention, spread, tableHead, tableRow } from '../table.ts'
import { pace, typed, type TypingField } from './measureTyping.ts'
import type { TypingSample } from './TypingSample.ts'

/** The longest that a key may wait and a task may take, in ms. */
const goal = 100

/** A Markdown table of what typing took, ours beside the peers of the same run. */
export function reportTyping(fields: readonly TypingField[], samples: readonly TypingSample[]): string {
  const of = (id: string) => samples.filter(({ into }) => into === id)
  const line = ({ id, title }: TypingField) => {
    const keys = of(id).map(({ slowestKey }) => slowestKey)
    const tasks = of(id).map(({ longestTask }) => longestTask)
    const after = of(id).map(({ longestAfter }) => longestAfter)
    const least = of('limit').map(({ slowestKey }) => slowestKey)
    const ratio = median(keys.map((key, round) => key / (least[round] ?? Number.NaN)))
    return tableRow([title, spread(keys), `×${ratio.toFixed(1)}`, spread(tasks), spread(after), holds(keys, tasks)])
  }
  const errors = samples.flatMap(({ into, errors: found }) => found.map((error) => `- ${into}: ${error}`))
  const times = samples.map(({ calibration }) => calibration)
  return [
    `“${typed}” typed at ${pace} ms a key into a search over 10,000 rows and into the name of a step, with a processor made ${slowdown} times slower: median (min–max) of the rounds. The goal is ${goal} ms.`,
    [tableHead(['', 'slowest key, ms', 'to the limit', 'longest task, ms', 'then', '']), ...fields.map(line)].join(
      '\n',
    ),
    errors.length === 0 ? '' : ['Errors:', '', ...new Set(errors)].join('\n'),
    contention(times, median(times)),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

const holds = (keys: readonly number[], tasks: readonly number[]) =>
  Math.max(...keys, ...tasks) <= goal ? 'within' : '**outside**'
