import type { ComponentProps } from 'react'
import { PageBody } from './PageBody.js'
import { PageHead } from './PageHead.js'

/** Props of `Page`. */
export type PageProps = ComponentProps<'div'>

function PageRoot({ className = '', ...rest }: PageProps) {
  return <div {...rest} className={`emb-page ${className}`} />
}

/** One screen inside a layout: `Page.Head` above, `Page.Body` below; fills the height of the main area. */
export const Page = Object.assign(PageRoot, { Head: PageHead, Body: PageBody })
