import type { ExplorerPath, ObjectRef, PathStep } from '@embpm/contract/object-explorer'
import { LinkButton } from '@embpm/ui/button'
import { Skeleton } from '@embpm/ui/skeleton'
import { StateMessage } from '@embpm/ui/state-message'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNarrow } from '../../../entity/tree/useNarrow.js'
import { usePlace } from '../../../entity/usePlace.js'
import { GraphView } from '../../../graph/GraphView.js'
import { useServices } from '../../../shell/ServicesProvider.js'
import { ExplorerFailed } from './ExplorerFailed.js'
import { ExplorerKeys } from './ExplorerKeys.js'
import { nodeSize, roomy } from './explorerSizes.js'
import { ObjectFace } from './ObjectFace.js'
import { ObjectHead } from './ObjectHead.js'
import { ObjectRow } from './ObjectRow.js'
import { useCentring } from './useCentring.js'
import type { ExplorerNav } from './useExplorerNav.js'
import { useExplorerWords } from './useExplorerWords.js'

/** Props of `PathView`. */
export interface PathViewProps {
  from: ObjectRef
  to: ObjectRef
  nav: ExplorerNav
}

/** The shortest way between two objects, as a row of nodes and as a list. Looking for it ends when one leaves. */
export function PathView({ from, to, nav }: PathViewProps) {
  const { t } = useTranslation()
  const { client } = useServices()
  const { organisation } = usePlace()
  const { data, error, refetch } = useQuery({
    queryKey: [organisation, 'objectExplorer', 'path', from, to],
    queryFn: ({ signal }) => client.objectExplorer.path({ from, to }, { signal }),
    staleTime: 0,
  })
  if (data) return data.steps.length === 0 ? <NoPath path={data} nav={nav} /> : <Path path={data} nav={nav} />
  if (error) return <ExplorerFailed error={error} title={t('objectExplorer.path.failed')} onRetry={refetch} />
  return <Skeleton rows={6} columns={[260, 260, 260]} label={t('objectExplorer.path.looking')} />
}

interface PathProps {
  path: ExplorerPath
  nav: ExplorerNav
}

function NoPath({ path: { from, to, lookedAt, bounded, hidden }, nav }: PathProps) {
  const { t, i18n } = useTranslation()
  const words = useExplorerWords()
  const number = new Intl.NumberFormat(i18n.language || 'en').format(lookedAt)
  return (
    <>
      <ObjectHead
        kind={t('objectExplorer.path.title')}
        title={t('objectExplorer.path.of', { from: words.name(from), to: words.name(to) })}
      />
      <StateMessage
        kind="no-match"
        title={bounded ? t('objectExplorer.path.bounded', { count: lookedAt, number }) : t('objectExplorer.path.none')}
        description={[
          t(bounded ? 'objectExplorer.path.boundedText' : 'objectExplorer.path.noneText'),
          ...(hidden ? [t('objectExplorer.path.hidden')] : []),
        ].join(' ')}
        actions={<LinkButton href={nav.to(null)}>{t('objectExplorer.path.close')}</LinkButton>}
      />
    </>
  )
}

function Path({ path: { from, to, steps }, nav }: PathProps) {
  const { t } = useTranslation()
  const words = useExplorerWords()
  const centring = useCentring()
  const isNarrow = useNarrow(roomy)
  const title = t('objectExplorer.path.of', { from: words.name(from), to: words.name(to) })
  // Who is referred to says what a field without a name is about: the step itself, or the one before.
  const linkOf = (item: PathStep, place: number) =>
    place === 0 ? undefined : words.link(item, item.onward ? item.kind : (steps[place - 1]?.kind ?? item.kind))
  const nodes = steps.map((item, column) => ({
    ...nodeSize,
    id: `${item.kind} ${item.id}`,
    column,
    href: words.page(item) ?? nav.centre(item),
    current: column === 0,
    content: <ObjectFace item={item} link={linkOf(item, column)} />,
  }))
  const edges = steps.slice(1).map((step, index) => ({
    id: String(index),
    from: nodes[index]?.id ?? '',
    to: nodes[index + 1]?.id ?? '',
    label: linkOf(step, index + 1) ?? '',
  }))
  const itemOf = (id: string) => steps.find((one) => `${one.kind} ${one.id}` === id) ?? null
  return (
    <div className="emb-app-explorer-columns">
      {!isNarrow && (
        <GraphView
          label={title}
          nodes={nodes}
          edges={edges}
          space={centring(itemOf, (id) => {
            const item = itemOf(id)
            if (item) nav.go(nav.centre(item))
          })}
        />
      )}
      <aside className="emb-app-explorer-side" aria-label={title}>
        <div className="emb-app-explorer-lists">
          <ObjectHead kind={t('objectExplorer.path.title')} title={title}>
            <LinkButton size="s" href={nav.to(null)}>
              {t('objectExplorer.path.close')}
            </LinkButton>
          </ObjectHead>
          <div className="emb-app-explorer-links">
            <ol>
              {steps.map((item, index) => (
                <ObjectRow
                  key={`${item.kind} ${item.id}`}
                  item={item}
                  nav={nav}
                  fact={
                    index === 0
                      ? t('objectExplorer.path.start')
                      : t(item.onward ? 'objectExplorer.path.onward' : 'objectExplorer.path.back', {
                          link: linkOf(item, index),
                        })
                  }
                />
              ))}
            </ol>
          </div>
        </div>
        {!isNarrow && <ExplorerKeys />}
      </aside>
    </div>
  )
}
