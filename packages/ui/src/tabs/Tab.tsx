import type { ComponentProps } from 'react'
import { TabLabel, type TabLabelProps } from './TabLabel.js'

/** Props of `Tab`. */
export interface TabProps extends ComponentProps<'button'>, Pick<TabLabelProps, 'count' | 'tone'> {
  selected: boolean
}

/** One tab of a list. */
export function Tab({ selected, count, tone, disabled = false, children, ...rest }: TabProps) {
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
