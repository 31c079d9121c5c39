import type { Revision } from '@embpm/contract/revision'

const hour = 3_600_000
const day = 24 * hour

/** Whether a revision was saved by itself and nobody has done anything with it since. */
const isUnnamed = ({ state, label, comment, stateAt, restoredFrom }: Revision) =>
  state === 'draft' && label === '' && comment === '' && stateAt === null && restoredFrom === null

/** Which of the unnamed revisions stand for each other at an age: all for themselves within an hour, then by hour, then by day. */
function slotOf({ id, createdAt }: Revision, now: number): string {
  const at = Date.parse(createdAt)
  if (now - at <= hour) return id
  return now - at <= day ? `hour ${Math.floor(at / hour)}` : `day ${Math.floor(at / day)}`
}

/**
 * The revisions of a process that age has made superfluous: of those that were saved by themselves the newest of each hour and,
 * after a day, of each day stays. What has a name, a comment or a state of its own stays, and so does the newest.
 *
 * @param rows the newest first
 * @param now in ms since 1970
 */
export function thinned(rows: readonly Revision[], now: number): Revision[] {
  const taken = new Set<string>()
  return rows.filter((row, index) => {
    if (!isUnnamed(row)) return false
    const slot = slotOf(row, now)
    const isFirst = !taken.has(slot)
    taken.add(slot)
    return !isFirst && index > 0
  })
}
