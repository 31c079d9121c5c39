import { useEffect, useEffectEvent, useState } from 'react'
import type { CommandGroup, CommandSource } from './CommandSource.js'

/** How long typing pauses before the source is asked, in ms. */
const pause = 120

interface Answer {
  key: string
  groups: readonly CommandGroup[]
  failed: boolean
}

/** What `useCommands` gives. */
export interface Commands {
  /** The last answer; those of an earlier text while a newer one is pending. */
  groups: readonly CommandGroup[]
  /** Whether an answer to the text is still awaited. */
  pending: boolean
  /** Whether the last answer was an error. */
  failed: boolean
  /** Asks again. */
  retry: () => void
}

/** Asks the source for a text and drops answers that come too late. */
export function useCommands(source: CommandSource, text: string): Commands {
  const [attempt, setAttempt] = useState(0)
  const [answer, setAnswer] = useState<Answer>({ key: '', groups: [], failed: false })
  const key = `${attempt} ${text}`
  const ask = useEffectEvent(async (signal: AbortSignal) => {
    let next: Answer
    try {
      next = { key, groups: await source(text, { signal }), failed: false }
    } catch {
      next = { key, groups: [], failed: true }
    }
    if (!signal.aborted) setAnswer(next)
  })
  useEffect(() => {
    const controller = new AbortController()
    // Nothing typed: what is offered first should be there at once.
    const timer = setTimeout(() => void ask(controller.signal), key.endsWith(' ') ? 0 : pause)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [key])
  return {
    groups: answer.groups,
    pending: answer.key !== key,
    failed: answer.failed,
    retry: () => setAttempt(attempt + 1),
  }
}
