import type { KeyboardEvent } from 'react'

/** 1 for the arrow towards the end of the line, -1 for the other, 0 for another key. */
export function arrowStep({ key, currentTarget }: KeyboardEvent<HTMLElement>): -1 | 0 | 1 {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return 0
  return (key === 'ArrowRight') === (getComputedStyle(currentTarget).direction === 'ltr') ? 1 : -1
}
