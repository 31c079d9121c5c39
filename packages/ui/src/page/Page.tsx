import type { ComponentProps } from 'react'
import { PageHead } from './PageHead.js'

export type { PageHeadProps } from './PageHead.js'

/** Props of `Page.Body`. */
export interface PageBodyProps extends ComponentProps<'div'> {
  /** Background of an object page: tinted and padded, for cards. Without it content goes edge to edge. Default `false`. */
  tint?: boolean
}

/** What the page is about; takes the height that is left and scrolls by itself. */
function PageBody({ tint = false, className = '', ...rest }: PageBodyProps) {
  return <div {...rest} data-tint={tint ? '' : undefined} className={`emb-page-body ${className}`} />
}

/** Props of `Page`. */
export type PageProps = ComponentProps<'div'>

function PageRoot({ className = '', ...rest }: PageProps) {
  return <div {...rest} className={`emb-page ${className}`} />
}

/** One screen inside a layout: `Page.Head` above, `Page.Body` below; fills the height of the main area. */
export const Page = Object.assign(PageRoot, { Head: PageHead, Body: PageBody })
