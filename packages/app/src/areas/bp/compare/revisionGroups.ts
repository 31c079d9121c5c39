import { dayOf, type Day } from '@embpm/calendar/day'
import type { Revision } from '@embpm/contract/revision'

/** Revisions that were saved by themselves one after the other, told in one line. */
export interface FoldedRevisions {
  /** The newest first; two or more. */
  folded: readonly Revision[]
}

/** Revisions of one day, the newest first. */
export interface RevisionGroup {
  /** The day in the user's time zone, `2026-03-31`. */
  day: Day
  entries: readonly (Revision | FoldedRevisions)[]
}

/** Whether somebody has named a revision, or given it a state; all others were saved by themselves. */
export const isNamed = ({ label, comment, state, restoredFrom }: Revision): boolean =>
  label !== '' || comment !== '' || state !== 'draft' || restoredFrom !== null

/**
 * Revisions by day. What was saved by itself is told in one line where two or more follow each other, but for the newest
 * of all and those that must stay in sight.
 * @param revisions the newest first
 * @param shown ids of those that are never folded
 */
export function revisionGroups(revisions: readonly Revision[], shown: ReadonlySet<string>): readonly RevisionGroup[] {
  const groups: { day: Day; entries: (Revision | { folded: Revision[] })[] }[] = []
  for (const revision of revisions) {
    const day = dayOf(new Date(revision.createdAt))
    let group = groups.at(-1)
    if (group?.day !== day) {
      group = { day, entries: [] }
      groups.push(group)
    }
    const before = group.entries.at(-1)
    const stays = isNamed(revision) || revision === revisions[0] || shown.has(revision.id)
    if (stays) group.entries.push(revision)
    else if (before && 'folded' in before) before.folded.push(revision)
    else group.entries.push({ folded: [revision] })
  }
  return groups.map(({ day, entries }) => ({
    day,
    entries: entries.map((entry) =>
      'folded' in entry && entry.folded[0] && entry.folded.length === 1 ? entry.folded[0] : entry,
    ),
  }))
}
