import type { KeyboardEvent } from 'react'

/** Keys of a button in a toolbar, which move the focus along its buttons: arrows as one reads, Home and End. */
export function toolbarKeys(event: KeyboardEvent<HTMLElement>): void {
  const toolbar = event.currentTarget.closest('[role=toolbar]')
  const buttons = [...(toolbar?.querySelectorAll<HTMLElement>('button:not(:disabled)') ?? [])]
  const at = buttons.indexOf(event.currentTarget)
  const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
  const last = buttons.length - 1
  const to = {
    [isRtl ? 'ArrowLeft' : 'ArrowRight']: at === last ? 0 : at + 1,
    [isRtl ? 'ArrowRight' : 'ArrowLeft']: at === 0 ? last : at - 1,
    Home: 0,
    End: last,
  }[event.key]
  if (to === undefined) return
  event.preventDefault()
  buttons[to]?.focus()
}
