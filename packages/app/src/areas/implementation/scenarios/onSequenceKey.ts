import type { KeyboardEvent } from 'react'
import type { BuildDraft } from './buildDraft.js'
import type { SequenceEditing } from './useSequence.js'

/** What keys of the sequence work on. */
export interface SequenceKeys {
  steps: BuildDraft
  editing: SequenceEditing
  mayWrite: boolean
  /** Goes to the variant of the chosen one. */
  onDetails: () => void
}

const targets: Readonly<Record<string, (place: number, last: number) => number>> = {
  ArrowUp: (place) => place - 1,
  ArrowDown: (place) => place + 1,
  Home: () => 0,
  End: (_, last) => last,
}

/** Follows a key on a card: arrows go or move what is picked up, Space picks up and drops, Escape puts back. Answers whether it was one of those. */
export function onSequenceKey(event: KeyboardEvent, { steps, editing, mayWrite, onDetails }: SequenceKeys): boolean {
  const key = event.target instanceof Element && event.target.getAttribute('data-step')
  const step = steps.find((one) => one.key === key)
  if (!step || event.ctrlKey || event.metaKey || event.altKey) return false
  const isLifted = editing.lifted === step.key
  const to = targets[event.key]?.(editing.placeOf(step.key), steps.length - 1)
  if (to !== undefined) {
    if (isLifted) editing.move(step, to)
    else editing.focus(steps[Math.min(Math.max(0, to), steps.length - 1)]?.key)
    return true
  }
  if (event.key === 'Escape' && isLifted) return (editing.putBack(), true)
  if (event.key === 'Enter' || event.key.toLowerCase() === 'v') {
    if (isLifted) editing.drop()
    else onDetails()
    return true
  }
  if (!mayWrite) return false
  if (event.key === ' ') {
    if (isLifted) editing.drop()
    else editing.pickUp(step)
    return true
  }
  if (event.key === 'Delete') return (editing.remove(step), true)
  return false
}
