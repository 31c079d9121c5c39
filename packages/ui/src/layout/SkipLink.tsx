import type { MouseEvent, RefObject } from 'react'
import { useWords } from '../ui-strings/index.js'
import { layoutWords } from './LayoutProps.js'

interface SkipLinkProps {
  /** Where it leads: the page's `main`, which has that id and a tab index of -1. */
  target: RefObject<HTMLElement | null>
  id: string
  /** Takes it out of the way while something lies over the page. Default `false`. */
  inert?: boolean
}

/** The first stop of the keyboard, seen only there: goes past header and navigation. */
export const SkipLink = ({ target, id, inert = false }: SkipLinkProps) => {
  const t = useWords(layoutWords)
  const skip = (event: MouseEvent) => {
    // The address would change otherwise, and the router would take it for a page.
    event.preventDefault()
    target.current?.focus()
  }
  return (
    <a className="emb-layout-skip" href={`#${id}`} inert={inert} onClick={skip}>
      {t('skip')}
    </a>
  )
}
