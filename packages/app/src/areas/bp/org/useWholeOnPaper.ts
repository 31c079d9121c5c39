import { useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Box } from './chartLayout.js'

/** Width of what is printed, in px. */
const paperWidth = 1000

/** While the page is printed: where all of the chart fits in, instead of what is in sight; else `null`. */
export function useWholeOnPaper({ x, y, width, height }: Box): { transform: string; height: number } | null {
  const [isPrinting, setPrinting] = useState(false)
  useLayoutEffect(() => {
    const begin = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
    }
  }, [])
  if (!isPrinting) return null
  const scale = Math.min(1, paperWidth / Math.max(1, width))
  return { transform: `scale(${scale}) translate(${-x}px, ${-y}px)`, height: height * scale }
}
