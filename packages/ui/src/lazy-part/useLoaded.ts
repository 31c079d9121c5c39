import { useEffect, useRef, useState } from 'react'
import { awaitPart, type LazyPart } from './lazyPart.js'

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
    const end = awaitPart()
    const load = async () => {
      try {
        await part.load()
        if (!gone) setLoads((count) => count + 1)
      } catch {
        if (!gone) latest.current?.()
      }
      end()
    }
    void load()
    return () => {
      gone = true
      end()
    }
  }, [part, wanted])
  const loaded = wanted || seen ? part?.loaded() : undefined
  if (loaded !== undefined && !seen) setSeen(true)
  return loaded
}
