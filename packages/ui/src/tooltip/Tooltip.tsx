import {
  cloneElement,
  isValidElement,
  useCallback,
  useId,
  type CSSProperties,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react'
import type { TooltipProps as AriaTooltipProps } from 'react-aria-components/Tooltip'
import { useElementRef } from '../field/useElementRef.js'
import { useTooltip } from './useTooltip.js'

/** Props of `Tooltip`; further ones, such as `data-*`, go to the shown box. */
export interface TooltipProps {
  /** A few words; nothing that one can only learn here. */
  text: ReactNode
  /** Which side it prefers; it flips where there is no room. Default `bottom`. */
  placement?: AriaTooltipProps['placement']
  /** Milliseconds of hovering before it shows; on keyboard focus it shows at once. Default 600. */
  delay?: number
  /** Takes the tooltip away without unmounting what it belongs to. Default `false`. */
  disabled?: boolean
  /** Controlled visibility, for stories and tours. */
  open?: boolean
  /** The first visibility of an uncontrolled tooltip. Default `false`. */
  defaultOpen?: boolean
  /** Called when it shows and when it goes. */
  onOpenChange?: (open: boolean) => void
  /** Of the shown box, which describes the element. Default generated. */
  id?: string
  className?: string
  style?: CSSProperties
  /** Ref to the shown box. */
  ref?: Ref<HTMLDivElement>
  /** One focusable element: a `Button`, an `IconButton` without its own tooltip, or a plain `<button>` or `<a>`. */
  children: ReactElement
}

interface Described {
  ref?: Ref<HTMLElement>
  'aria-describedby'?: string
}

/** A few words beside what is hovered or focused by keyboard; it goes with Escape, a press or a scroll. Never on touch. */
export function Tooltip({
  id: ownId,
  text,
  delay = 600,
  disabled = false,
  open,
  defaultOpen = false,
  onOpenChange,
  children,
  ...rest
}: TooltipProps) {
  const generated = useId()
  const id = ownId ?? generated
  const { state, watch, ...tooltip } = useTooltip({ delay, disabled, open, defaultOpen, onOpenChange })
  const child = isValidElement<Described>(children) ? children : undefined
  const [attach, anchor] = useElementRef<HTMLElement>(child?.props.ref)
  const ref = useCallback(
    (element: HTMLElement | null) => {
      const detach = attach(element)
      const stop = watch(element)
      return () => {
        stop?.()
        if (typeof detach === 'function') detach()
      }
    },
    [attach, watch],
  )
  const described = [child?.props['aria-describedby'], state.isOpen && tooltip.Box ? id : undefined]
    .filter(Boolean)
    .join(' ')
  return (
    <>
      {child && cloneElement(child, { ref, 'aria-describedby': described || undefined })}
      {tooltip.Box && <tooltip.Box {...rest} id={id} anchor={anchor} state={state} text={text} />}
    </>
  )
}
