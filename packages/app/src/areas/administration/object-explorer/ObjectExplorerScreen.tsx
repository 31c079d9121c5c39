import type { ExplorerItem } from '@embpm/contract/object-explorer'
import { Button, LinkButton } from '@embpm/ui/button'
import { Page } from '@embpm/ui/page'
import { Skeleton } from '@embpm/ui/skeleton'
import { StateMessage } from '@embpm/ui/state-message'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ArrowRight, Route, Search } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IgnoredNotice } from '../../../entity/IgnoredNotice.js'
import { usePlace } from '../../../entity/usePlace.js'
import { useServices } from '../../../shell/ServicesProvider.js'
import { useOffer } from '../../../shell/useOffer.js'
import { ExplorerFailed } from './ExplorerFailed.js'
import type { ExplorerView } from './explorerSearch.js'
import { LinksView } from './LinksView.js'
import { ObjectSearch } from './ObjectSearch.js'
import { PathView } from './PathView.js'
import { useExplorerNav } from './useExplorerNav.js'
import { useExplorerWords } from './useExplorerWords.js'
import type english from './text/en.json'
import './styles.css'

type Words = typeof english

declare module '../../../text/Text.js' {
  interface Text extends Words {}
}

const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

/** Any object and what it is linked with, and the way from it to another one. The address names the objects. */
export function ObjectExplorerScreen() {
  const { t } = useTranslation()
  const nav = useExplorerNav()
  const words = useExplorerWords()
  const { object, to } = nav.view
  const links = useLinks(nav.view)
  const [asked, setAsked] = useState<'object' | 'path' | null>(null)
  // What is kept from before stands only until the next one is there.
  const item: ExplorerItem | undefined = links.data?.item
  const page = item ? words.page(item) : null
  const search = {
    id: 'explorer-object',
    label: t('objectExplorer.choose'),
    icon: <Search {...glyph} />,
    onAction: () => setAsked('object'),
  }
  const path = {
    id: 'explorer-path',
    label: t('objectExplorer.path.find'),
    icon: <Route {...glyph} />,
    onAction: () => setAsked('path'),
  }
  useOffer('page', item ? [search, path] : [search])
  return (
    <Page className="emb-app-explorer">
      <Page.Head
        title={t('administration.pages.objectExplorer')}
        actions={
          <>
            <Button className="emb-app-explorer-find" icon={search.icon} onPress={search.onAction}>
              {item ? words.name(item) : search.label}
            </Button>
            {item && (
              <Button icon={path.icon} onPress={path.onAction}>
                {path.label}
              </Button>
            )}
            {page !== null && (
              <LinkButton variant="primary" href={page} icon={<ArrowRight {...glyph} />}>
                {t('objectExplorer.open')}
              </LinkButton>
            )}
          </>
        }
      />
      <IgnoredNotice ignored={nav.ignored} onDismiss={() => nav.leaveOut(nav.view.without)} />
      {object && to ? (
        <PathView from={object} to={to} nav={nav} />
      ) : links.data ? (
        <LinksView links={links.data} nav={nav} />
      ) : links.error ? (
        <ExplorerFailed error={links.error} title={t('objectExplorer.failed')} onRetry={links.refetch} />
      ) : object ? (
        <Skeleton rows={12} columns={[260, 260, 260]} label={t('states.loading')} />
      ) : (
        <StateMessage
          kind="empty"
          title={t('objectExplorer.emptyTitle')}
          description={t('objectExplorer.emptyText')}
          actions={
            <Button variant="primary" onPress={search.onAction}>
              {search.label}
            </Button>
          }
        />
      )}
      <ObjectSearch
        label={asked === 'path' ? t('objectExplorer.path.to') : search.label}
        hrefOf={asked === 'path' ? nav.to : nav.centre}
        open={asked !== null}
        onClose={() => setAsked(null)}
      />
    </Page>
  )
}

/** What the object in the middle is linked with. */
function useLinks({ object, depth }: ExplorerView) {
  const { client } = useServices()
  const { organisation } = usePlace()
  return useQuery({
    queryKey: [organisation, 'objectExplorer', 'links', object, depth],
    queryFn: ({ signal }) => client.objectExplorer.links({ kind: 'users', id: '-', ...object, depth }, { signal }),
    enabled: object !== null,
    // The graph stays while the next one is on its way, and so does the focus in it.
    placeholderData: object ? keepPreviousData : undefined,
    staleTime: 0,
  })
}
