import type { Requirement } from '@embpm/contract/requirement'
import { Button } from '@embpm/ui/button'
import { Card } from '@embpm/ui/card'
import { Lazy, lazyPart } from '@embpm/ui/lazy-part'
import { SegmentedControl } from '@embpm/ui/segmented-control'
import { SkeletonText } from '@embpm/ui/skeleton'
import { StateMessage } from '@embpm/ui/state-message'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { CreateLink } from '../../../entity/CreateLink.js'
import { useNarrow } from '../../../entity/tree/useNarrow.js'
import { kindHref, usePlace, useRawSearch } from '../../../entity/usePlace.js'
import { stringifySearch } from '../../../shell/searchParams.js'
import { ricefwKind } from '../ricefw/ricefwKind.js'
import { requirementKind } from './requirementKind.js'
import { TraceList } from './TraceList.js'
import { useTrace } from './useTrace.js'

const graph = lazyPart(async () => (await import('./TraceGraph.js')).TraceGraph)

const ways = ['graph', 'list'] as const

/** The way from the process to what serves a requirement, as a graph or as a list; on a phone as a list. */
export function Traceability({ entity }: { entity: Requirement }) {
  const { t } = useTranslation()
  const isNarrow = useNarrow()
  const raw = useRawSearch()
  const place = usePlace()
  const navigate = useNavigate()
  const { trace, isFailed, retry } = useTrace(entity)
  const way = isNarrow || raw.trace === 'list' ? 'list' : 'graph'
  const show = (next: (typeof ways)[number]) => {
    const { trace: _, ...rest } = raw
    const search = next === 'list' ? { ...rest, trace: next } : rest
    const href = kindHref(requirementKind, place, entity.id) + stringifySearch(search)
    void navigate({ href, replace: true, resetScroll: false, ignoreBlocker: true })
  }
  const list = trace && <TraceList trace={trace} current={`requirements ${entity.id}`} />
  const asList = <Button onPress={() => show('list')}>{t('requirements.showList')}</Button>
  return (
    <Card
      flush
      title={t('requirements.traceability')}
      actions={
        <>
          {!isNarrow && (
            <SegmentedControl
              size="s"
              label={t('requirements.shownAs')}
              segments={ways.map((value) => ({ value, label: t(`requirements.ways.${value}`) }))}
              value={way}
              onValueChange={show}
            />
          )}
          <CreateLink kind={ricefwKind} size="s" search={`?requirementId=${encodeURIComponent(entity.id)}`} />
        </>
      }
    >
      {isFailed ? (
        <StateMessage
          kind={navigator.onLine ? 'error' : 'offline'}
          headingLevel={3}
          title={t('requirements.traceFailed')}
          actions={<Button onPress={retry}>{t('states.retry')}</Button>}
        />
      ) : !trace ? (
        <div className="emb-app-trace-wait" role="status" aria-label={t('states.loading')}>
          <SkeletonText />
        </div>
      ) : trace.nodes.length === 1 ? (
        <StateMessage
          kind="empty"
          headingLevel={3}
          title={t('requirements.traceEmpty')}
          description={t('requirements.traceEmptyText')}
        />
      ) : way === 'list' ? (
        list
      ) : (
        <Lazy
          part={graph}
          loading={
            <div className="emb-app-trace-wait" role="status" aria-label={t('states.loading')}>
              <SkeletonText />
            </div>
          }
          failed={(again) => (
            <StateMessage
              kind={navigator.onLine ? 'error' : 'offline'}
              headingLevel={3}
              title={t('graph.failed')}
              actions={
                <>
                  <Button onPress={again}>{t('states.retry')}</Button>
                  {asList}
                </>
              }
            />
          )}
        >
          {(TraceGraph) => (
            <TraceGraph trace={trace} current={`requirements ${entity.id}`} name={entity.key} failedActions={asList} />
          )}
        </Lazy>
      )}
    </Card>
  )
}
