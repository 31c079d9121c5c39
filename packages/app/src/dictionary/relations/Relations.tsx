import type { DictionaryTable } from '@embpm/contract/dictionary-table'
import { exactly } from '@embpm/calendar/condition'
import { Button } from '@embpm/ui/button'
import { Card } from '@embpm/ui/card'
import { Lazy, lazyPart } from '@embpm/ui/lazy-part'
import { Link } from '@embpm/ui/link'
import { SegmentedControl } from '@embpm/ui/segmented-control'
import { SkeletonText } from '@embpm/ui/skeleton'
import { StateMessage } from '@embpm/ui/state-message'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useNarrow } from '../../entity/tree/useNarrow.js'
import { kindHref, usePlace, useRawSearch } from '../../entity/usePlace.js'
import { stringifySearch } from '../../shell/searchParams.js'
import { fieldKind } from '../fieldKind.js'
import { tableKind } from '../tableKind.js'
import type { Neighbourhood } from './neighbourhood.js'
import { RelationList } from './RelationList.js'
import { useNeighbourhood } from './useNeighbourhood.js'
import './styles.css'

const graph = lazyPart(async () => (await import('./RelationGraph.js')).RelationGraph)

const ways = ['graph', 'list'] as const
const distances = ['1', '2'] as const

/** A table among its neighbours, one or two check tables away, as a graph or as a list; on a phone as a list. */
export function Relations({ entity }: { entity: DictionaryTable }) {
  const { t } = useTranslation()
  const isNarrow = useNarrow()
  const { view, show } = useRelationsAddress(entity.id)
  const way = isNarrow ? 'list' : view.way
  const { data, isError, refetch } = useNeighbourhood(entity, view.distance === '2' ? 2 : 1)
  return (
    <Card
      flush
      title={t('tableRelations.title')}
      actions={
        <>
          <SegmentedControl
            size="s"
            label={t('tableRelations.howFar')}
            segments={distances.map((value) => ({ value, label: t(`tableRelations.steps.${value}`) }))}
            value={view.distance}
            onValueChange={(distance) => show({ ...view, distance })}
          />
          {!isNarrow && (
            <SegmentedControl
              size="s"
              label={t('tableRelations.shownAs')}
              segments={ways.map((value) => ({ value, label: t(`tableRelations.ways.${value}`) }))}
              value={way}
              onValueChange={(next) => show({ ...view, way: next })}
            />
          )}
        </>
      }
    >
      {data ? (
        <Drawn neighbourhood={data} entity={entity} way={way} onList={() => show({ ...view, way: 'list' })} />
      ) : isError ? (
        <StateMessage
          kind={navigator.onLine ? 'error' : 'offline'}
          headingLevel={3}
          title={t('tableRelations.failed')}
          actions={<Button onPress={() => refetch()}>{t('states.retry')}</Button>}
        />
      ) : (
        <Waiting />
      )}
    </Card>
  )
}

/** How the neighbours are shown, as the address says it. */
function useRelationsAddress(id: string) {
  const raw = useRawSearch()
  const place = usePlace()
  const navigate = useNavigate()
  const view: { way: (typeof ways)[number]; distance: (typeof distances)[number] } = {
    way: raw.relations === 'list' ? 'list' : 'graph',
    distance: raw.steps === '2' ? '2' : '1',
  }
  const show = ({ way, distance }: typeof view) => {
    const { relations: _, steps: __, ...rest } = raw
    const search = {
      ...rest,
      ...(way === 'list' && { relations: way }),
      ...(distance === '2' && { steps: distance }),
    }
    const href = kindHref(tableKind, place, id) + stringifySearch(search)
    void navigate({ href, replace: true, resetScroll: false, ignoreBlocker: true })
  }
  return { view, show }
}

interface DrawnProps {
  neighbourhood: Neighbourhood
  entity: DictionaryTable
  way: (typeof ways)[number]
  onList: () => void
}

function Drawn({ neighbourhood, entity, way, onList }: DrawnProps) {
  const { t } = useTranslation()
  const place = usePlace()
  const { tables, relations, isBounded } = neighbourhood
  if (relations.length === 0 && !isBounded)
    return (
      <StateMessage
        kind="empty"
        headingLevel={3}
        title={t('tableRelations.empty')}
        description={t('tableRelations.emptyText')}
      />
    )
  const asList = <Button onPress={onList}>{t('tableRelations.showList')}</Button>
  return (
    <>
      {isBounded && (
        <p className="emb-app-relations-note">
          {t('tableRelations.bounded', { count: tables.length })}{' '}
          <Link href={kindHref(fieldKind, place) + stringifySearch({ checkTable: exactly(entity.tableName) })}>
            {t('tableRelations.allFields', { name: entity.tableName })}
          </Link>
        </p>
      )}
      {way === 'list' ? (
        <RelationList neighbourhood={neighbourhood} centre={entity} />
      ) : (
        <Lazy
          part={graph}
          loading={<Waiting />}
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
          {(RelationGraph) => <RelationGraph neighbourhood={neighbourhood} centre={entity} failedActions={asList} />}
        </Lazy>
      )}
    </>
  )
}

function Waiting() {
  const { t } = useTranslation()
  return (
    <div className="emb-app-relations-wait" role="status" aria-label={t('states.loading')}>
      <SkeletonText />
    </div>
  )
}
