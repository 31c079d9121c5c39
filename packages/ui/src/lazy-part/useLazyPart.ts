import { announce } from '../button/announce.js'
import { defineWords, useWords } from '../ui-strings/index.js'
import type { LazyPart } from './lazyPart.js'
import { useLoaded } from './useLoaded.js'

const words = defineWords('lazyPart', { failed: 'That could not be loaded. Press again.' })

/**
 * A part to render: `undefined` until it is wanted and loaded. When loading fails that is said, and the owner takes its
 * wish back, so that the next press tries again.
 */
export function useLazyPart<Part>(part: LazyPart<Part> | undefined, onFailed: () => void): Part | undefined {
  const t = useWords(words)
  return useLoaded(part, () => {
    announce(t('failed'))
    onFailed()
  })
}
