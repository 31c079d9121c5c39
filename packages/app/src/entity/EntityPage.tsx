import { access, isApiError, missingFor, type Entity } from '@embpm/contract'
import { Button, LinkButton } from '@embpm/ui/button'
import { Page } from '@embpm/ui/page'
import { SkeletonText } from '@embpm/ui/skeleton'
import { StateMessage } from '@embpm/ui/state-message'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { unnamed } from '../shell/leavings.js'
import { useServices } from '../shell/ServicesProvider.js'
import { ForbiddenState } from '../shell/ForbiddenState.js'
import { StatePage } from '../shell/StatePage.js'
import { useOnline } from '../shell/useOnline.js'
import { EntityEditor, type EntityPageParts } from './EntityEditor.js'
import { entityQuery, newId } from './entityQueries.js'
import { kindHref, usePlace } from './usePlace.js'
import { useVisitor } from './useUser.js'

/** The page of the entity that the address names, or of a new one: loads it and shows its object page, or why there is none. */
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
  const online = useOnline()
  const listHref = kindHref(kind, place)
  const missing = missingFor(access[kind.family].write, useVisitor())
  const { data, error, refetch } = useQuery({
    ...entityQuery(kind, { client, organisation: place.organisation }, id),
    enabled: id !== newId,
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
  if (id === newId) return <EntityEditor {...parts} entity={null} />
  if (data) return <EntityEditor key={id} {...parts} entity={data} />
  if (isApiError(error, 'NOT_FOUND')) {
    return (
      <StatePage>
        <StateMessage
          kind="not-found"
          headingLevel={1}
          title={t('object.notFoundTitle')}
          description={t('object.notFoundText')}
          actions={
            <LinkButton href={listHref} variant="primary">
              {t('object.toList')}
            </LinkButton>
          }
        />
      </StatePage>
    )
  }
  if (error) {
    return (
      <StatePage>
        <StateMessage
          kind={online ? 'error' : 'offline'}
          headingLevel={1}
          title={t('object.loadFailedTitle')}
          description={t('object.loadFailedText')}
          actions={
            <Button variant="primary" onPress={() => refetch()}>
              {t('states.retry')}
            </Button>
          }
        />
      </StatePage>
    )
  }
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
