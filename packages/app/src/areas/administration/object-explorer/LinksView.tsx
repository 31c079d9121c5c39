import type { ExplorerLinks } from '@embpm/contract/object-explorer'
import { Button } from '@embpm/ui/button'
import { StateMessage } from '@embpm/ui/state-message'
import { useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNarrow } from '../../../entity/tree/useNarrow.js'
import { AroundGraph } from './AroundGraph.js'
import { AroundList } from './AroundList.js'
import { DepthChoice } from './DepthChoice.js'
import { ExplorerExport } from './ExplorerExport.js'
import { ExplorerKeys } from './ExplorerKeys.js'
import { roomy } from './explorerSizes.js'
import { LinksGraph } from './LinksGraph.js'
import { LinksList } from './LinksList.js'
import { ObjectHead } from './ObjectHead.js'
import { shownAround } from './shownAround.js'
import { countsByKind, shownLinks } from './shownLinks.js'
import { TypeFilter } from './TypeFilter.js'
import { useExportedRows } from './useExportedRows.js'
import type { ExplorerNav } from './useExplorerNav.js'
import { useExplorerWords } from './useExplorerWords.js'

/** Props of `LinksView`. */
export interface LinksViewProps {
  links: ExplorerLinks
  nav: ExplorerNav
}

/** What an object is linked with: the kinds, the graph and the list; where there is no room for both, the list. */
export function LinksView({ links, nav }: LinksViewProps) {
  const { t, i18n } = useTranslation()
  const words = useExplorerWords()
  const isNarrow = useNarrow(roomy)
  const rowsOf = useExportedRows()
  const columns = useRef<HTMLDivElement>(null)
  const { item, around, hidden } = links
  const label = t('objectExplorer.linksOf', { name: words.name(item) })
  const counts = useMemo(() => countsByKind(links), [links])
  const groups = useMemo(() => shownLinks(links, nav.view), [links, nav.view])
  const near = useMemo(() => shownAround(links, nav.view.without), [links, nav.view.without])
  const isNothingShown = around ? near.nodes.length === 1 : groups.length === 0
  const numbers = new Intl.NumberFormat(i18n.language || 'en')
  const head = <ObjectHead title={words.name(item)} kind={words.kind(item.kind)} />
  const note = hidden && <p className="emb-app-explorer-note">{t('objectExplorer.hidden')}</p>
  if (counts.size === 0)
    return (
      <>
        {head}
        <StateMessage kind="empty" title={t('objectExplorer.nothing')} description={t('objectExplorer.nothingText')} />
        {note}
      </>
    )
  return (
    <>
      <div className="emb-app-explorer-tools">
        <TypeFilter counts={counts} nav={nav} />
        <DepthChoice nav={nav} />
        <ExplorerExport
          name={label}
          rows={() => rowsOf(links, nav.view.without)}
          host={isNarrow ? null : () => columns.current}
        />
      </div>
      <div ref={columns} className="emb-app-explorer-columns">
        {isNarrow ? null : around ? (
          <AroundGraph label={label} nodes={near.nodes} links={near.links} nav={nav} />
        ) : (
          <LinksGraph label={label} item={item} groups={groups} nav={nav} />
        )}
        <aside className="emb-app-explorer-side" aria-label={label}>
          <div className="emb-app-explorer-lists">
            {head}
            {around && around.left > 0 && (
              <p className="emb-app-explorer-note">
                {t('objectExplorer.left', {
                  shown: numbers.format(around.items.length),
                  left: numbers.format(around.left),
                })}
              </p>
            )}
            {isNothingShown ? (
              <StateMessage
                kind="no-match"
                headingLevel={3}
                title={t('objectExplorer.noTypes')}
                actions={<Button onPress={() => nav.leaveOut([])}>{t('objectExplorer.allTypes')}</Button>}
              />
            ) : around ? (
              <AroundList nodes={near.nodes} nav={nav} />
            ) : (
              <LinksList of={item.kind} groups={groups} nav={nav} />
            )}
            {note}
          </div>
          {!isNarrow && <ExplorerKeys />}
        </aside>
      </div>
    </>
  )
}
