import { useMemo } from 'react'
import type { Played } from './play/Played.js'
import type { Reading } from './ProcessPage.js'

/**
 * Markers of a diagram: the way that is shown, all else faded; while it is played only what was passed, and where it is now.
 */
export function useMarkers(
  reading: Reading | null,
  onPath: ReadonlySet<string> | null,
  played: Played | null,
): ReadonlyMap<string, string> | undefined {
  return useMemo(() => {
    if (!reading || (!onPath && !played)) return undefined
    const shown = played ? played.passed : onPath
    const drawn = [...reading.model.elements.values()].filter(
      ({ type }) => type !== 'bpmn:Participant' && type !== 'bpmn:Lane',
    )
    return new Map(
      drawn.flatMap(({ id }): [string, string][] => {
        if (id === played?.current) return [[id, 'path current']]
        if (shown?.has(id)) return [[id, 'path']]
        return onPath && !onPath.has(id) ? [[id, 'faded']] : []
      }),
    )
  }, [onPath, reading, played])
}
