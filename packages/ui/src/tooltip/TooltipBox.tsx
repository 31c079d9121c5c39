import type { RefObject } from 'react'
import { Tooltip, TooltipTriggerStateContext } from 'react-aria-components/Tooltip'
import type { TooltipProps } from './Tooltip.js'
import type { TooltipState } from './useTooltip.js'

interface TooltipBoxProps extends Pick<TooltipProps, 'text' | 'placement' | 'className' | 'style' | 'ref'> {
  id: string
  anchor: RefObject<HTMLElement | null>
  state: TooltipState
}

/** What a tooltip shows. */
export function TooltipBox({ anchor, state, text, placement = 'bottom', className, ...rest }: TooltipBoxProps) {
  return (
    <TooltipTriggerStateContext value={state}>
      <Tooltip
        {...rest}
        triggerRef={anchor}
        className={className ? `emb-tooltip ${className}` : 'emb-tooltip'}
        placement={placement}
        offset={6}
      >
        {text}
      </Tooltip>
    </TooltipTriggerStateContext>
  )
}
