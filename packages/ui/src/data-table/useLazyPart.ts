import { useEffect, useRef, useState } from 'react'
import { announce } from '../button/announce.js'
import { useWords } from '../ui-strings/index.js'
import type { LazyPart } from './lazyPart.js'
import { words } from './words.js'

/**
 * A part to render: `undefined` until it is wanted and loaded. When loading fails that is said, and the owner takes its
 * wish back, so that the next press tries again.
 */
export function useLazyPart<Part>(part: LazyPart<Part> | undefined, onFailed: () => void): Part | undefined {
  const t = useWords(words)
  const [, setLoads] = useState(0)
  const latest = useRef({ onFailed, t })
  useEffect(() => {
    latest.current = { onFailed, t }
  })
  useEffect(() => {
    if (!part || part.loaded() !== undefined) return
    let gone = false
    const load = async () => {
      try {
        await part.load()
        if (!gone) setLoads((count) => count + 1)
      } catch {
        if (gone) return
        announce(latest.current.t('partFailed'))
        latest.current.onFailed()
      }
    }
    void load()
    return () => {
      gone = true
    }
  }, [part])
  return part?.loaded()
}
