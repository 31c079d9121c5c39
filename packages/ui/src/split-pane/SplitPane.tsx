import { Fragment, type ComponentProps, type ReactNode } from 'react'
import { useControlledState } from '../field/index.js'
import { SplitPanePart } from './SplitPanePart.js'

/** A pane beside the main one. */
export interface SplitPaneSide {
  /** Names the pane and its divider, such as "Tree". */
  label: string
  content: ReactNode
  /** Smallest width in px. Default 160. */
  min?: number
  /** Largest width in px; the main pane keeps its own smallest width before it. Default 640. */
  max?: number
  /** Whether it can be folded away. Default `true`. */
  collapsible?: boolean
}

/** Widths of the panes at the start and the end, in px; 0 is folded away. */
export interface SplitPaneSizes {
  start: number
  end: number
}

/** Props of `SplitPane`; further ones go to the root. */
export interface SplitPaneProps extends Omit<ComponentProps<'div'>, 'defaultValue'> {
  /** Pane at the start, such as a tree. */
  start?: SplitPaneSide
  /** Pane at the end, such as properties. */
  end?: SplitPaneSide
  /** The controlled widths. */
  value?: SplitPaneSizes
  /** The first widths of an uncontrolled split pane; a double click on a divider goes back to them. Default 288 and 312. */
  defaultValue?: SplitPaneSizes
  /** Called with every width, while it is dragged as well. */
  onValueChange?: (value: SplitPaneSizes) => void
  /** The main pane, which takes the room that is left. */
  children: ReactNode
}

const usual: SplitPaneSizes = { start: 288, end: 312 }
const sides = ['start', 'end'] as const

/**
 * Two or three panes side by side, with dividers that are dragged, or moved by the arrow keys (with Shift in large steps,
 * Home and End to the ends, Enter to fold away). It fills the height it is given.
 */
export function SplitPane({
  start,
  end,
  value,
  defaultValue = usual,
  onValueChange,
  className,
  children,
  ...rest
}: SplitPaneProps) {
  const [sizes, setSizes] = useControlledState(value, defaultValue, onValueChange)
  const given = { start, end }
  return (
    <div {...rest} className={className ? `emb-split-pane ${className}` : 'emb-split-pane'}>
      {sides.map((side) => {
        const pane = given[side]
        return (
          <Fragment key={side}>
            {side === 'end' && <div className="emb-split-pane-main">{children}</div>}
            {pane && (
              <SplitPanePart
                side={side}
                pane={pane}
                size={sizes[side]}
                usual={defaultValue[side] || usual[side]}
                onSizeChange={(size) => setSizes({ ...sizes, [side]: size })}
              />
            )}
          </Fragment>
        )
      })}
    </div>
  )
}
