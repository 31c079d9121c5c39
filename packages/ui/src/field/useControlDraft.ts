import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import type { ControlDraft, ControlProps } from '../control/ControlProps.js'

/**
 * Tells the owner of a control about a text in it that is no value, and lets no plain HTML form be sent with it.
 *
 * @param draft `null` while there is none
 */
export function useControlDraft(
  input: RefObject<HTMLInputElement | null>,
  draft: ControlDraft | null,
  onDraftChange: ControlProps<unknown>['onDraftChange'],
): void {
  const known = useRef(false)
  const tell = useEffectEvent((now: ControlDraft | null) => {
    input.current?.setCustomValidity(now?.problem ?? '')
    if (now !== null || known.current) onDraftChange?.(now)
    known.current = now !== null
  })
  const { text = null, problem = '', pending = false } = draft ?? {}
  useEffect(() => tell(text === null ? null : { text, problem, pending }), [text, problem, pending])
}
