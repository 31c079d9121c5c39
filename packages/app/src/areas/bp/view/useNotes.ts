import { useMemo } from 'react'
import { useRoleNotes } from './useRoleNotes.js'
import type { Reading } from './ProcessPage.js'
import type { OverlayKind } from './viewSearch.js'

/** What screen readers hear of a step, by its id, while that is shown: its roles, and the comments on it. */
export function useNotes(
  reading: Reading | null,
  show: readonly OverlayKind[],
  comments: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const roles = useRoleNotes(reading, show)
  return useMemo(
    () =>
      new Map(
        [...new Set([...(roles?.keys() ?? []), ...comments.keys()])].map((id) => [
          id,
          [roles?.get(id), comments.get(id)].filter(Boolean).join(', '),
        ]),
      ),
    [roles, comments],
  )
}
