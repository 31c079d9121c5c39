import { origin, sizes } from './writing/sizes.js'
import { writeText } from './writing/writeText.js'

/** What a new model begins with. */
export interface NewModel {
  /** Name of the process, and of its pool. */
  name: string
  /** Names of its lanes, from above; without them there is no pool either, with an empty list a pool without lanes. */
  lanes?: readonly string[]
  /** Name of its start event. @default '' */
  start?: string
}

/** Writes a first model with its diagram: a process with one start event, in a pool with lanes or by itself. */
export function newModel({ name, lanes, start = '' }: NewModel): string {
  const width = 600
  const left = origin.x + sizes.header
  const pool = lanes ? { ...origin, width, height: Math.max(lanes.length, 1) * sizes.lane } : null
  const { width: side } = sizes.event
  const box = { x: left + sizes.header + 40, y: origin.y + (sizes.lane - side) / 2, width: side, height: side }
  const label = { x: box.x - 27, y: box.y + side + 6, width: side + 54, height: 14 }
  return writeText({
    name,
    pool,
    lanes: (lanes ?? []).map((lane, index) => ({
      id: `Lane_${index + 1}`,
      name: lane,
      box: { x: left, y: origin.y + index * sizes.lane, width: width - sizes.header, height: sizes.lane },
      nodes: index === 0 ? ['Start'] : [],
    })),
    nodes: [{ id: 'Start', tag: 'startEvent', name: start, box, ...(start && { label }) }],
    flows: [],
  })
}
