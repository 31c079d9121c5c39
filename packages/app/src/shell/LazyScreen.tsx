import { Lazy, type LazyProps } from '@embpm/ui/lazy-part'
import type { ReactNode } from 'react'
import { FailedPage } from './FailedPage.js'

/** What fills the page and is known only while it is rendered. Where it cannot be loaded the page says so, and can be tried again. */
export function LazyScreen<Part>({ part, children }: Pick<LazyProps<Part>, 'part' | 'children'>): ReactNode {
  return (
    <Lazy part={part} failed={(retry) => <FailedPage onRetry={retry} />}>
      {children}
    </Lazy>
  )
}
