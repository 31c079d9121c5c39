import { useEffect, useRef, useState } from 'react'
import { loadShown, type LazyPart } from './lazyPart.js'

/**
 * A part to render: `undefined` until it is wanted and loaded. From then on it stays, so that what closes can fade. Wanted
 * again after a failure, it is loaded again.
 *
 * @param onFailed called when it cannot be loaded; nothing is said of that
 */
export function useLoaded<Part>(
  part: LazyPart<Part> | undefined,
  wanted: boolean,
  onFailed?: () => void,
): Part | undefined {
  const [, setLoads] = useState(0)
  const [seen, setSeen] = useState(false)
  const latest = useRef(onFailed)
  useEffect(() => {
    latest.current = onFailed
  })
  useEffect(() => {
    if (!part || !wanted || part.loaded() !== undefined) return
    let gone = false
    const load = async () => {
      try {
        await loadShown(part)
        if (!gone) setLoads((count) => count + 1)
      } catch {
        if (!gone) latest.current?.()
      }
    }
    void load()
    return () => {
      gone = true
    }
  }, [part, wanted])
  const loaded = wanted || seen ? part?.loaded() : undefined
  if (loaded !== undefined && !seen) setSeen(true)
  return loaded
}
