import { useEffect, useState } from 'react'

/** Counts time while it is not paused and the page is in sight. */
export interface RunTimer {
  /** Seconds in all, and since `lap`. */
  seconds: () => number
  lap: () => number
  restart: () => void
  paused: () => boolean
  pause: (paused: boolean) => void
  subscribe: (listener: () => void) => () => void
}

function createTimer(): RunTimer {
  const listeners = new Set<() => void>()
  let [total, lapStart, since]: [number, number, number | null] = [0, 0, Date.now()]
  let isPaused = false
  const seconds = () => (total + (since === null ? 0 : Date.now() - since)) / 1000
  const run = (runs: boolean) => {
    if (runs === (since !== null)) return
    if (since !== null) total += Date.now() - since
    since = runs ? Date.now() : null
    for (const listener of listeners) listener()
  }
  const look = () => run(!isPaused && document.visibilityState === 'visible')
  return {
    seconds,
    lap: () => seconds() - lapStart,
    restart: () => {
      lapStart = seconds()
    },
    paused: () => isPaused,
    pause(paused) {
      isPaused = paused
      look()
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      if (listeners.size === 0) document.addEventListener('visibilitychange', look)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) document.removeEventListener('visibilitychange', look)
      }
    },
  }
}

/** The timer of a run in this tab: it pauses with the tab. */
export const useRunTimer = (): RunTimer => useState(createTimer)[0]

/** The seconds of a timer, each second anew. */
export function useSeconds(timer: RunTimer): { seconds: number; paused: boolean } {
  const [shown, setShown] = useState(() => ({ seconds: timer.seconds(), paused: timer.paused() }))
  useEffect(() => {
    const show = () => setShown({ seconds: timer.seconds(), paused: timer.paused() })
    const end = timer.subscribe(show)
    const every = setInterval(show, 1000)
    return () => {
      end()
      clearInterval(every)
    }
  }, [timer])
  return shown
}
