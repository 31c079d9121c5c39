import { useEffect, useRef, useState } from 'react'

/** ms without a key after which what was typed becomes a step of the diagram. */
const typingPause = 600

/**
 * A text that is typed without the diagram: it is written as one step after a pause, on leaving, and when its field goes. While
 * nothing is typed it follows the diagram, also when a step is taken back.
 *
 * @param commit writes a text to what the field belongs to; another element has another field (`key`)
 */
export function useDraft(value: string, commit: (text: string) => void) {
  const [draft, setDraft] = useState<string | null>(null)
  const [pending] = useState(() => makePending())
  const latest = useRef({ value, commit })
  useEffect(() => {
    latest.current = { value, commit }
  })
  const settle = () => {
    const text = pending.take()
    setDraft(null)
    if (text !== null && text !== latest.current.value) latest.current.commit(text)
  }
  const flush = useRef(settle)
  useEffect(() => () => flush.current(), [])
  return {
    text: draft ?? value,
    type: (text: string) => {
      setDraft(text)
      pending.put(text, settle)
    },
    settle,
  }
}

/** A text that waits to be written. */
function makePending() {
  let text: string | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    put: (next: string, write: () => void) => {
      text = next
      clearTimeout(timer)
      timer = setTimeout(write, typingPause)
    },
    take: () => {
      clearTimeout(timer)
      const taken = text
      text = null
      return taken
    },
  }
}
