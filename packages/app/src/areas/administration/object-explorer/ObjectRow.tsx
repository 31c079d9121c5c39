import type { ExplorerItem } from '@embpm/contract/object-explorer'
import { LinkButton } from '@embpm/ui/button'
import { Link } from '@embpm/ui/link'
import { LocateFixed } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ExplorerNav } from './useExplorerNav.js'
import { useExplorerWords } from './useExplorerWords.js'

/** Props of `ObjectRow`. */
export interface ObjectRowProps {
  item: ExplorerItem
  /** What is said of it below its name. */
  fact: string
  nav: ExplorerNav
}

/** An object in a list: a link to its page, and one that makes it the centre, which Space does as well. */
export function ObjectRow({ item, fact, nav }: ObjectRowProps) {
  const { t } = useTranslation()
  const words = useExplorerWords()
  const centre = nav.centre(item)
  return (
    <li className="emb-app-explorer-row">
      <Link
        href={words.page(item) ?? centre}
        onKeyDown={(event) => {
          if (event.key !== ' ') return
          event.preventDefault()
          nav.go(centre)
        }}
      >
        <i>{words.icon(item.kind)}</i>{' '}
        <span>
          <b>{item.title}</b> <small>{fact}</small>
        </span>{' '}
        <span className="emb-app-explorer-key">{item.key}</span>
      </Link>
      <LinkButton
        href={centre}
        size="s"
        variant="ghost"
        aria-label={t('objectExplorer.centre', { name: words.name(item) })}
        icon={<LocateFixed size={16} strokeWidth={1.5} aria-hidden />}
      />
    </li>
  )
}
