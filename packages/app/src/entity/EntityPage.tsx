import { access, missingFor, type Entity } from '@embpm/contract'
import { LinkButton } from '@embpm/ui/button'
import { Page } from '@embpm/ui/page'
import { SkeletonText } from '@embpm/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { unnamed } from '../shell/leavings.js'
import { useServices } from '../shell/ServicesProvider.js'
import { ForbiddenState } from '../shell/ForbiddenState.js'
import { EntityEditor, type EntityPageParts } from './EntityEditor.js'
import { entityQuery, newId } from './entityQueries.js'
import { toFormValues } from './EntityForm.js'
import { NotLoaded } from './NotLoaded.js'
import { kindHref, usePlace, useRawSearch } from './usePlace.js'
import { useVisitor } from './useUser.js'

/**
 * The page of the entity that the address names, or of a new one: loads it and shows its object page, or why there is none. A new
 * one may be the copy of another, which the address names, too.
 */
export function EntityPage<E extends Entity>(parts: EntityPageParts<E>) {
  const { id = newId }: { id?: string; orgId?: string } = useParams({ strict: false })
  const { organisation } = usePlace()
  return <OnePage key={`${organisation}/${id}`} {...parts} id={id} />
}

function OnePage<E extends Entity>({ id, ...parts }: EntityPageParts<E> & { id: string }) {
  const { kind } = parts
  const { t } = useTranslation()
  const { client } = useServices()
  const place = usePlace()
  const listHref = kindHref(kind, place)
  const original = useRawSearch().copy
  const copied = id === newId && parts.copy && typeof original === 'string' ? original : undefined
  const missing = missingFor(access[kind.family].write, useVisitor())
  const { data, error, refetch } = useQuery({
    ...entityQuery(kind, { client, organisation: place.organisation }, copied ?? id),
    enabled: copied !== undefined || id !== newId,
    // The loader of its route has asked on the way here.
    refetchOnMount: false,
  })

  if (id === newId && missing.length > 0) {
    return (
      <ForbiddenState
        missing={missing}
        actions={
          <LinkButton href={listHref} variant="primary">
            {t('object.toList')}
          </LinkButton>
        }
      />
    )
  }
  if (id === newId && copied === undefined) return <EntityEditor {...parts} entity={null} />
  if (data && copied !== undefined) {
    const start = { ...parts.start, ...toFormValues(kind.form, data), ...parts.copy }
    return <EntityEditor key={copied} {...parts} start={start} entity={null} />
  }
  if (data) return <EntityEditor key={id} {...parts} entity={data} />
  if (error) return <NotLoaded error={error} back={{ href: listHref, label: t('object.toList') }} onRetry={refetch} />
  return (
    <Page>
      <Page.Head
        breadcrumbs={parts.breadcrumbs ?? [{ label: t(`${kind.words}.title`), href: listHref }]}
        title={unnamed}
      />
      <Page.Body tint>
        <SkeletonText />
      </Page.Body>
    </Page>
  )
}
