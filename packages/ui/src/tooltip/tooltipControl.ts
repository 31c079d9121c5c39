import { lazyPart } from '../lazy-part/lazyPart.js'
import { tooltipTurn } from './tooltipTurn.js'

/** The box of a tooltip, loaded with the first one that is to show: every glyph button has one, few are ever seen. */
export const tooltipPart = lazyPart(async () => (await import('./TooltipBox.js')).TooltipBox)

/** Milliseconds in which the pointer may come to the tooltip, or back. */
const STAYS = 100

/** Opens and closes one tooltip. */
export interface TooltipControl {
  open: (immediate?: boolean) => void
  close: (immediate?: boolean) => void
  /** Ends what it waits for. */
  drop: () => void
  /** Tells it how things stand. */
  update: (now: TooltipOwner) => void
  isDisabled: () => boolean
}

/** What the control is told, and tells. */
export interface TooltipOwner {
  shown: boolean
  delay: number
  disabled: boolean
  /** @param instant without a fade */
  set: (shown: boolean, instant: boolean) => void
}

/** The waiting of one tooltip: before it shows, and before it goes. */
export function tooltipControl(): TooltipControl {
  let owner: TooltipOwner = { shown: false, delay: 0, disabled: true, set: () => undefined }
  let closing: ReturnType<typeof setTimeout> | undefined
  const stay = () => {
    clearTimeout(closing)
    closing = undefined
  }
  const set = (shown: boolean, instant: boolean) => {
    stay()
    owner.set(shown, instant)
  }
  const yieldTurn = () => set(false, true)
  const leave = () => {
    tooltipTurn.leave(yieldTurn)
    set(false, false)
  }
  return {
    open: (immediate = false) => {
      tooltipPart.load().catch(() => undefined)
      stay()
      if (!owner.shown) tooltipTurn.take((instant) => set(true, instant), yieldTurn, immediate ? 0 : owner.delay)
    },
    close: (immediate = false) => {
      if (immediate || !owner.shown) leave()
      else closing ??= setTimeout(leave, STAYS)
    },
    drop: () => {
      stay()
      tooltipTurn.leave(yieldTurn)
    },
    update: (now) => {
      owner = now
    },
    isDisabled: () => owner.disabled,
  }
}
