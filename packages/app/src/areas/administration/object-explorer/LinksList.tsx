import type { EntityName } from '@embpm/contract'
import { Link } from '@embpm/ui/link'
import { useTranslation } from 'react-i18next'
import { ObjectRow } from './ObjectRow.js'
import { type Direction, directions, type ShownGroup } from './shownLinks.js'
import type { ExplorerNav } from './useExplorerNav.js'
import { useExplorerWords } from './useExplorerWords.js'

/** Props of `LinksList`. */
export interface LinksListProps {
  /** What the object is. */
  of: EntityName
  groups: readonly ShownGroup[]
  nav: ExplorerNav
}

/** What an object is linked with, as lists: what the graph shows, in the same order. */
export function LinksList({ of, groups, nav }: LinksListProps) {
  return directions.map((direction) => {
    const own = groups.filter((group) => group.direction === direction)
    return own.length === 0 ? null : (
      <DirectionList key={direction} of={of} direction={direction} groups={own} nav={nav} />
    )
  })
}

function DirectionList({ of, direction, groups, nav }: LinksListProps & { direction: Direction }) {
  const { t, i18n } = useTranslation()
  const words = useExplorerWords()
  const numbers = new Intl.NumberFormat(i18n.language || 'en')
  const title = t(`objectExplorer.${direction}`)
  return (
    <section className="emb-app-explorer-links" aria-label={title}>
      <h3>
        {title} <span>{numbers.format(groups.reduce((sum, { total }) => sum + total, 0))}</span>
      </h3>
      <ul>
        {groups.flatMap(({ name, kind, items, more, left, unfolded }) => [
          ...items.map((item) => (
            <ObjectRow
              key={`${kind} ${item.id}`}
              item={item}
              // A link without a name is called by the kind.
              fact={[...new Set([words.kind(kind), words.link(item, direction === 'uses' ? kind : of)])].join(' · ')}
              nav={nav}
            />
          )),
          ...(more > 0 || unfolded
            ? [
                <li key={name} className="emb-app-explorer-row">
                  <Link href={nav.unfold(name)}>
                    <i>{words.icon(kind)}</i>{' '}
                    <span>
                      <b>
                        {more > 0
                          ? t('objectExplorer.more', { count: more, number: numbers.format(more) })
                          : t('objectExplorer.fewer')}
                      </b>{' '}
                      <small>
                        {left > 0 ? `${words.kind(kind)} · ${t('object.usesMore', { count: left })}` : words.kind(kind)}
                      </small>
                    </span>
                  </Link>
                </li>,
              ]
            : []),
        ])}
      </ul>
    </section>
  )
}
