import { useEffect, useRef, useState } from 'react'
import type { LazyPart } from './lazyPart.js'

/** A part to render: `undefined` until it is wanted and loaded. Wanted anew after a failure, it is loaded again. */
export function useLoaded<Part>(part: LazyPart<Part> | undefined, onFailed?: () => void): Part | undefined {
  const [, setLoads] = useState(0)
  const latest = useRef(onFailed)
  useEffect(() => {
    latest.current = onFailed
  })
  useEffect(() => {
    if (!part || part.loaded() !== undefined) return
    let gone = false
    const load = async () => {
      try {
        await part.load()
        if (!gone) setLoads((count) => count + 1)
      } catch {
        if (!gone) latest.current?.()
      }
    }
    void load()
    return () => {
      gone = true
    }
  }, [part])
  return part?.loaded()
}
