import type { ComponentProps } from 'react'

/** Props of `Page.Body`. */
export interface PageBodyProps extends ComponentProps<'div'> {
  /** Background of an object page: tinted and padded, for cards. Without it content goes edge to edge. Default `false`. */
  tint?: boolean
}

/** What the page is about; takes the height that is left and scrolls by itself. */
export function PageBody({ tint = false, className = '', ...rest }: PageBodyProps) {
  return <div {...rest} data-tint={tint ? '' : undefined} className={`emb-page-body ${className}`} />
}
