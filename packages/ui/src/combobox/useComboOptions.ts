import { useEffect, useEffectEvent, useState } from 'react'
import type { ComboLoad, ComboOption } from './ComboOption.js'

/** What the list shows. While newer options load, the older ones stay. */
export interface ComboOptions {
  status: 'ready' | 'loading' | 'error'
  options: readonly ComboOption[]
  /** Asks again after an error. */
  retry: () => void
}

/** An answer and the question it is for. */
interface Answer extends Omit<ComboOptions, 'retry'> {
  text: string | null
  attempt: number
}

const none: readonly ComboOption[] = []

/**
 * The options for a text; `null` asks for nothing. Each text aborts the question before it, and an answer to an aborted
 * question is dropped, so that a slow first one cannot overwrite a newer one.
 *
 * @param onAnswer gets what was loaded for the text
 */
export function useComboOptions(
  given: readonly ComboOption[] | undefined,
  load: ComboLoad | undefined,
  text: string | null,
  onAnswer: (options: readonly ComboOption[]) => void,
): ComboOptions {
  const [attempt, setAttempt] = useState(0)
  const [answer, setAnswer] = useState<Answer>({ text: null, attempt, status: 'loading', options: none })
  const isAsync = load !== undefined

  // What it calls is that of the render at the time of the answer.
  const answered = useEffectEvent(onAnswer)
  const ask = useEffectEvent((question: Pick<Answer, 'text' | 'attempt'>, signal: AbortSignal) => {
    void (async () => {
      try {
        const options = await load?.(question.text ?? '', { signal })
        if (signal.aborted) return
        setAnswer({ ...question, status: 'ready', options: options ?? none })
        answered(options ?? none)
      } catch {
        if (!signal.aborted) setAnswer({ ...question, status: 'error', options: none })
      }
    })()
  })

  useEffect(() => {
    if (text === null || !isAsync) return
    const controller = new AbortController()
    ask({ text, attempt }, controller.signal)
    return () => controller.abort()
  }, [text, isAsync, attempt])

  const retry = () => setAttempt((count) => count + 1)
  if (!isAsync) return { status: 'ready', options: text === null ? none : filterOptions(given ?? none, text), retry }
  const isAnswered = text === null || (answer.text === text && answer.attempt === attempt)
  return { status: isAnswered ? answer.status : 'loading', options: answer.options, retry }
}

const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** The options that have every word of the text in their label or detail; case and accents do not matter. */
export function filterOptions(options: readonly ComboOption[], text: string): readonly ComboOption[] {
  const parts = fold(text).split(/\s+/).filter(Boolean)
  if (parts.length === 0) return options
  return options.filter(({ label, detail = '' }) => {
    const searched = fold(`${label} ${detail}`)
    return parts.every((part) => searched.includes(part))
  })
}
