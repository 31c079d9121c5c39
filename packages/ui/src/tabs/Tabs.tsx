import { useId, useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react'
import { useControlledState } from '../field/useControlledState.js'
import { TabLabel, type TabLabelProps } from './TabLabel.js'
import { useTabInView } from './useTabInView.js'

/** One tab and its panel. */
export interface TabItem {
  id: string
  /** A word or two. */
  label: ReactNode
  /** How many things are behind it. */
  count?: number
  /** `danger` where something behind it needs attention; colours the count. Default `neutral`. */
  tone?: 'neutral' | 'danger'
  /** Shown but not to be opened. Default `false`. */
  disabled?: boolean
  /** The panel; a function is called only once the tab has been opened. */
  content: ReactNode | (() => ReactNode)
}

/** Props of `Tabs`. */
export interface TabsProps extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue' | 'onChange'> {
  /** The tabs, in order; at least one. For addresses of their own take `TabLinks`. */
  items: readonly TabItem[]
  /** Name of the list, such as "Parts of the order". */
  'aria-label': string
  /** Id of the open tab. */
  value?: string
  /** Id of the tab that is open first. Default: the first that is not disabled. */
  defaultValue?: string
  onValueChange?: (id: string) => void
}

/**
 * Parts of one thing, one of them in sight. Arrows, Home and End move and open; a list that is too wide scrolls inside
 * itself. A panel is made when it is first opened and then kept, so that what was typed in it is not lost.
 */
export function Tabs({
  items,
  'aria-label': label,
  value,
  defaultValue,
  onValueChange,
  className,
  ...rest
}: TabsProps) {
  const base = useId()
  const first = items.find((item) => item.disabled !== true) ?? items[0]
  const [chosen, setChosen] = useControlledState(value, defaultValue ?? first?.id ?? '', onValueChange)
  const open = items.find((item) => item.id === chosen) ?? first
  const [visited, setVisited] = useState<readonly string[]>([])
  if (open && !visited.includes(open.id)) setVisited([...visited, open.id])
  const list = useTabInView(open?.id)

  const move = (event: KeyboardEvent<HTMLButtonElement>) => {
    const enabled = items.filter((item) => item.disabled !== true)
    const at = enabled.findIndex((item) => item.id === open?.id)
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const target =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? enabled.length - 1
          : event.key === 'ArrowLeft' || event.key === 'ArrowRight'
            ? (at + (event.key === forward ? 1 : -1) + enabled.length) % enabled.length
            : undefined
    const next = target === undefined || event.altKey || event.ctrlKey || event.metaKey ? undefined : enabled[target]
    if (!next) return
    event.preventDefault()
    document.getElementById(`${base}-tab-${next.id}`)?.focus()
    if (next.id !== open?.id) setChosen(next.id)
  }

  return (
    <div {...rest} className={className ? `emb-tabs ${className}` : 'emb-tabs'}>
      <div ref={list} className="emb-tab-list" role="tablist" aria-label={label}>
        {items.map((item) => (
          <Tab
            key={item.id}
            id={`${base}-tab-${item.id}`}
            aria-controls={item === open ? `${base}-panel-${item.id}` : undefined}
            data-tab={item.id}
            selected={item === open}
            disabled={item.disabled}
            count={item.count}
            tone={item.tone}
            onKeyDown={move}
            onClick={() => {
              if (item.disabled !== true && item !== open) setChosen(item.id)
            }}
          >
            {item.label}
          </Tab>
        ))}
      </div>
      {items
        .filter((item) => item === open || visited.includes(item.id))
        .map((item) => (
          <div
            key={item.id}
            id={`${base}-panel-${item.id}`}
            className="emb-tab-panel"
            role="tabpanel"
            tabIndex={0}
            aria-labelledby={`${base}-tab-${item.id}`}
            hidden={item !== open}
          >
            {typeof item.content === 'function' ? item.content() : item.content}
          </div>
        ))}
    </div>
  )
}

/** Props of `Tab`. */
interface TabProps extends ComponentProps<'button'>, Pick<TabLabelProps, 'count' | 'tone'> {
  selected: boolean
}

/** One tab of a list. */
function Tab({ selected, count, tone, disabled = false, children, ...rest }: TabProps) {
  return (
    <button
      {...rest}
      type="button"
      role="tab"
      className="emb-tab"
      tabIndex={selected ? 0 : -1}
      aria-selected={selected}
      aria-disabled={disabled || undefined}
      data-selected={selected || undefined}
      data-disabled={disabled || undefined}
    >
      <TabLabel count={count} tone={tone}>
        {children}
      </TabLabel>
    </button>
  )
}
