import type { ComponentProps, CSSProperties, ReactElement, ReactNode, Ref } from 'react'
import {
  Focusable,
  Tooltip as AriaTooltip,
  TooltipTrigger,
  type TooltipProps as AriaTooltipProps,
} from 'react-aria-components/Tooltip'

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
  className?: string
  style?: CSSProperties
  /** Ref to the shown box. */
  ref?: Ref<HTMLDivElement>
  /** One focusable element: a `Button`, an `IconButton` without its own tooltip, or a plain `<button>` or `<a>`. */
  children: ReactElement
}

/** A few words beside what is hovered or focused by keyboard; it goes with Escape, a press or a scroll. Never on touch. */
export function Tooltip({
  text,
  placement = 'bottom',
  delay = 600,
  disabled = false,
  open,
  defaultOpen,
  onOpenChange,
  className,
  children,
  ...rest
}: TooltipProps) {
  return (
    <TooltipTrigger
      delay={delay}
      closeDelay={100}
      isDisabled={disabled}
      isOpen={open}
      defaultOpen={defaultOpen}
      onOpenChange={onOpenChange}
    >
      {isHostElement(children) ? <Focusable>{children}</Focusable> : children}
      <AriaTooltip
        {...rest}
        className={className ? `emb-tooltip ${className}` : 'emb-tooltip'}
        placement={placement}
        offset={6}
      >
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  )
}

/** React Aria's buttons take the tooltip's props from context; plain elements need them put on. */
const isHostElement = (element: ReactElement): element is ComponentProps<typeof Focusable>['children'] =>
  typeof element.type === 'string'
