import type { ProcessModel } from '@embpm/bpmn'
import { useCallback, useState, type RefObject } from 'react'
import type { DiagramHandle } from '../../../diagram/DiagramView.js'
import type { Played } from './play/Played.js'

const nothingPlayed: Played = { current: null, passed: new Set() }

/** Whether a process is played, and how far. */
export interface PlaySession {
  /** `null` while it is not played. */
  played: Played | null
  /** While it is played, what is passed is selected, until somebody selects something else. */
  follows: boolean
  start: () => void
  /** Takes a step over. Keep the function between renders. */
  show: (next: Played) => void
  stop: () => void
  /** Somebody selects something else. */
  leave: () => void
}

/** Playing the process in a diagram. Another model is not played by itself. */
export function usePlaySession(diagram: RefObject<DiagramHandle | null>, model: ProcessModel | null): PlaySession {
  const [session, setSession] = useState<{ played: Played; model: ProcessModel } | null>(null)
  const [follows, setFollows] = useState(true)
  const show = useCallback(
    (next: Played) => {
      if (model) setSession({ played: next, model })
      setFollows(true)
      if (next.current !== null) diagram.current?.reveal(next.current)
    },
    [diagram, model],
  )
  return {
    played: session?.model === model ? session.played : null,
    follows,
    start: () => model && setSession({ played: nothingPlayed, model }),
    show,
    stop: () => setSession(null),
    leave: () => setFollows(false),
  }
}
