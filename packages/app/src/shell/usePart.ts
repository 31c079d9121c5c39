import { useLazyPart, type LazyPart } from '@embpm/ui/lazy-part'

/** What a press shows. */
export interface ShownPart<Part> {
  /** `undefined` until it is wanted and loaded; from then on it stays, so that it can fade. */
  Part: Part | undefined
  /** It is wanted and not loaded yet. */
  pending: boolean
}

/**
 * What nobody needs before a press, such as a dialog or a panel, is loaded when it is wanted. When that fails it is said,
 * and the owner takes its wish back in `onFailed`, so that the next press tries again.
 */
export function usePart<Part>(part: LazyPart<Part>, wanted: boolean, onFailed: () => void): ShownPart<Part> {
  const Part = useLazyPart(part, wanted, onFailed)
  return { Part, pending: wanted && Part === undefined }
}
