import type { ReactNode } from 'react'
import { useUiLocale } from '../ui-strings/index.js'

/** Props of `TabLabel`. */
export interface TabLabelProps {
  count?: number
  tone?: 'neutral' | 'danger'
  children: ReactNode
}

/** The words of a tab and how many things are behind it. */
export function TabLabel({ count, tone = 'neutral', children }: TabLabelProps) {
  const locale = useUiLocale()
  return (
    <>
      <span>{children}</span>
      {count !== undefined && (
        <>
          {' '}
          <span className="emb-tab-count" data-tone={tone}>
            {new Intl.NumberFormat(locale).format(count)}
          </span>
        </>
      )}
    </>
  )
}
