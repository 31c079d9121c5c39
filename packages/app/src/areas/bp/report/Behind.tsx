import { Link } from '@embpm/ui/link'
import type { ReactNode } from 'react'

/** What a cell shows, as a link where it leads somewhere. Its grid has one stop of the Tab key and follows it on Enter. */
export function Behind({
  href,
  ...rest
}: {
  href: string | null
  className: string
  'data-heat'?: number
  children: ReactNode
}) {
  return href === null ? <span {...rest} /> : <Link {...rest} href={href} tabIndex={-1} />
}
