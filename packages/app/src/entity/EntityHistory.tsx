import type { Entity, EntityChange } from '@embpm/contract'
import { Button } from '@embpm/ui/button'
import { SkeletonText } from '@embpm/ui/skeleton'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { queryKeys } from '../session/queryKeys.js'
import { useServices } from '../shell/ServicesProvider.js'
import { useDates } from '../shell/useDates.js'
import type { EntityAsideProps } from './EntityAside.js'
import { FieldValue } from './FieldValue.js'
import { useFieldText } from './useFieldText.js'
import { AsideFailed } from './AsideFailed.js'
import { usePlace } from './usePlace.js'

/** Each change of an entity, newest first, asked for when somebody wants to see it. Give it the id of the entity as its key. */
export function EntityHistory<E extends Entity>({ kind, entity, views }: EntityAsideProps<E>) {
  const { t } = useTranslation()
  const { client } = useServices()
  const { organisation } = usePlace()
  const [wanted, setWanted] = useState(false)
  const { data, error, refetch } = useQuery({
    queryKey: [...queryKeys.history(organisation, kind.name, entity.id), entity.lockVersion],
    queryFn: ({ signal }) => kind.api(client).history({ id: entity.id }, { signal }),
    enabled: wanted,
    staleTime: 0,
    // Where another change is stored while one looks at them, they stay until it is among them.
    placeholderData: keepPreviousData,
  })
  if (!wanted) {
    return (
      <Button variant="ghost" size="s" className="emb-app-history-more" onPress={() => setWanted(true)}>
        {t('object.showHistory')}
      </Button>
    )
  }
  if (error) {
    return <AsideFailed onRetry={refetch} />
  }
  if (!data) return <SkeletonText />
  return (
    <ol className="emb-app-history" aria-label={t('object.changes')}>
      {data.map((change) => (
        <Change key={`${change.lockVersion}${change.kind}`} kind={kind} change={change} views={views} />
      ))}
    </ol>
  )
}

const words = {
  created: 'object.kindCreated',
  changed: 'object.kindChanged',
  deleted: 'object.kindDeleted',
  restored: 'object.kindRestored',
} as const

function Change<E extends Entity>({
  kind,
  change,
  views,
}: Pick<EntityAsideProps<E>, 'kind' | 'views'> & { change: EntityChange }) {
  const { t } = useTranslation()
  const dates = useDates()
  const { label } = useFieldText(kind)
  const value = (name: string, value: unknown) => (
    <FieldValue fields={kind.fields} name={name} value={value} views={views} />
  )
  return (
    <li>
      <p className="emb-app-history-head">
        <strong>{t(words[change.kind])}</strong> <span>{change.by}</span>{' '}
        <time dateTime={change.at}>{dates.dateTime(change.at)}</time>
      </p>
      {change.kind === 'changed' && change.changes.length === 0 && (
        <p className="emb-app-aside-note">{t('object.nothingRecorded')}</p>
      )}
      {change.kind === 'changed' && change.changes.length > 0 && (
        <dl className="emb-app-history-fields">
          {change.changes.map(({ field, before, after }) => (
            <div key={field}>
              <dt>{label(field)}</dt>
              <dd>
                <del>{value(field, before)}</del> <ins>{value(field, after)}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  )
}
