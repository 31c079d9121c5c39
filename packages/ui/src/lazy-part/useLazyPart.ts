import { announce } from '../button/announce.js'
import { defineWords, useWords } from '../ui-strings/index.js'
import type { LazyPart } from './lazyPart.js'
import { useLoaded } from './useLoaded.js'

const words = defineWords('lazyPart', { failed: 'That could not be loaded. Press again.' })

/**
 * A part to render: `undefined` until it is wanted and loaded. From then on it stays, so that what closes can fade. When
 * loading fails that is said, at the bottom of the window, and the owner takes its wish back, so that the next press tries again.
 *
 * @param onFailed called when it cannot be loaded
 */
export function useLazyPart<Part>(
  part: LazyPart<Part> | undefined,
  wanted: boolean,
  onFailed: () => void,
): Part | undefined {
  const t = useWords(words)
  return useLoaded(part, wanted, () => {
    announce(t('failed'), 'emb-announcement')
    onFailed()
  })
}
