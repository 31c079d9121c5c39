import type { ProcessModel, ProcessPath } from '@embpm/bpmn'
import { playerOf, type PlayState } from '@embpm/bpmn/play'
import { useEffect, useMemo, useState } from 'react'
import type { Played } from './Played.js'

/** How fast it plays by itself: times the usual speed. */
const speeds = [0.5, 1, 2] as const

/** ms that an element is shown at the usual speed. */
const pace = 2000

/** What is played, and how. */
export interface PlayOptions {
  model: ProcessModel
  /** The way that is followed; `undefined` to be asked at each decision. */
  path: ProcessPath | undefined
  /** Whether somebody looks at something else just now: it does not go on by itself then. */
  isHeld: boolean
  /** Called with each step. */
  onPlayed: (played: Played) => void
}

/** Playing a process: the state, and all that can be done. */
export interface Play {
  state: PlayState
  /** Whether it goes on by itself. */
  isRunning: boolean
  speed: number
  /** Plays by itself, from the beginning where it has ended; or pauses. */
  toggle: () => void
  /** Goes on by one step: by the way that is asked for, or the usual one. */
  next: (by?: string) => void
  /** Takes back the last step. */
  back: () => void
  restart: () => void
  /** The next speed; behind the last one the first. */
  changeSpeed: () => void
}

/** Plays a process by itself or step by step. Another path begins anew. */
export function usePlay({ model, path, isHeld, onPlayed }: PlayOptions): Play {
  const player = useMemo(() => playerOf(model), [model])
  const [session, setSession] = useState(() => ({ player, path, state: player.begin(path) }))
  const [wantsToRun, setWantsToRun] = useState(true)
  const [speed, setSpeed] = useState<(typeof speeds)[number]>(1)
  if (session.player !== player || session.path !== path) setSession({ player, path, state: player.begin(path) })
  const { state } = session
  const isOver = state.phase === 'ended' || state.phase === 'stuck'
  const isRunning = wantsToRun && !isHeld && !isOver

  useEffect(() => onPlayed({ current: state.current, passed: state.passed }), [state, onPlayed])
  useEffect(() => {
    if (!isRunning || state.phase !== 'going') return
    const timer = setTimeout(() => setSession((now) => ({ ...now, state: player.next(now.state) })), pace / speed)
    return () => clearTimeout(timer)
  }, [player, state, isRunning, speed])

  const show = (next: PlayState) => {
    setSession({ player, path, state: next })
    // What is there already is shown again, in place of what somebody looked at.
    onPlayed({ current: next.current, passed: next.passed })
  }
  return {
    state,
    isRunning,
    speed,
    toggle: () => {
      setWantsToRun(!isRunning)
      if (!isRunning) show(isOver ? player.begin(path) : state)
    },
    next: (by) => {
      // Who answers a question lets it go on; who steps goes on by himself.
      if (by === undefined) setWantsToRun(false)
      show(player.next(state, by))
    },
    back: () => {
      setWantsToRun(false)
      if (state.before) show(state.before)
    },
    restart: () => show(player.begin(path)),
    changeSpeed: () => setSpeed(speeds[(speeds.indexOf(speed) + 1) % speeds.length] ?? 1),
  }
}
