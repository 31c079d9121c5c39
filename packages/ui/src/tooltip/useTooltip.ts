import { useCallback, useEffect, useState } from 'react'
import { useControlledState } from '../field/useControlledState.js'
import { useLoaded } from '../lazy-part/useLoaded.js'
import type { TooltipBox } from './TooltipBox.js'
import { tooltipControl, tooltipPart } from './tooltipControl.js'
import { watchTooltip } from './watchTooltip.js'

/** What the box asks and tells, in the words of React Aria. */
export interface TooltipState {
  isOpen: boolean
  /** It shows or goes without a fade. */
  shouldSkipAnimation: boolean
  open: (immediate?: boolean) => void
  close: (immediate?: boolean) => void
}

interface TooltipOptions {
  delay: number
  disabled: boolean
  open: boolean | undefined
  defaultOpen: boolean
  onOpenChange: ((open: boolean) => void) | undefined
}

interface TooltipParts {
  state: TooltipState
  /** The box, once it was to show and is loaded. */
  Box: typeof TooltipBox | undefined
  /** Called with the element that the tooltip belongs to; returns how to leave it. */
  watch: (element: HTMLElement | null) => (() => void) | undefined
}

/** Whether a tooltip shows, and what it shows with. Without the box it shows nothing: it holds nothing that one must know. */
export function useTooltip({ delay, disabled, open, defaultOpen, onOpenChange }: TooltipOptions): TooltipParts {
  const [wish, setShown] = useControlledState(open, defaultOpen, onOpenChange)
  const shown = wish && !disabled
  const [instant, setInstant] = useState(false)
  const [control] = useState(tooltipControl)
  useEffect(() =>
    control.update({
      shown,
      delay,
      disabled,
      set: (next, quick) => {
        setInstant(quick)
        if (shown !== next) setShown(next)
      },
    }),
  )
  useEffect(() => control.drop, [control])
  useEffect(() => {
    if (!shown) return
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      control.close(true)
    }
    document.addEventListener('keydown', leave, true)
    return () => document.removeEventListener('keydown', leave, true)
  }, [shown, control])
  const watch = useCallback(
    (element: HTMLElement | null) => (element === null ? undefined : watchTooltip(element, control)),
    [control],
  )
  const Box = useLoaded(tooltipPart, shown)
  return {
    state: { isOpen: shown, shouldSkipAnimation: instant, open: control.open, close: control.close },
    Box,
    watch,
  }
}
