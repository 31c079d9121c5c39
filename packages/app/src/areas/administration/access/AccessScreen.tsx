import type { UserRecord } from '@embpm/contract/user-record'
import { Page } from '@embpm/ui/page'
import { SkeletonText } from '@embpm/ui/skeleton'
import { StateMessage } from '@embpm/ui/state-message'
import { useQuery } from '@tanstack/react-query'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { entityQuery } from '../../../entity/entityQueries.js'
import { NotLoaded } from '../../../entity/NotLoaded.js'
import { kindHref, usePlace, useRawSearch } from '../../../entity/usePlace.js'
import { useOrganisation } from '../../../entity/useUser.js'
import { areas } from '../../../routes/registry.js'
import { stringifySearch } from '../../../shell/searchParams.js'
import { useServices } from '../../../shell/ServicesProvider.js'
import { userKind } from '../users/userKind.js'
import { AccessTable } from './AccessTable.js'
import { factsOf } from './accessOf.js'
import { Simulator } from './Simulator.js'
import './styles.css'
import type english from './text/en.json'

type Words = typeof english

declare module '../../../text/Text.js' {
  interface Text extends Words {}
}

/** What a user may open and change in this organisation, page by page, by what, and why not. The address names the user. */
export function AccessScreen() {
  const { t } = useTranslation()
  const { client } = useServices()
  const place = usePlace()
  const { user: id } = useRawSearch()
  const known = typeof id === 'string' && id !== ''
  const { data, error, refetch } = useQuery({
    ...entityQuery(userKind, { client, organisation: place.organisation }, known ? id : ''),
    enabled: known,
  })
  const back = { href: kindHref(userKind, place), label: t('users.title') }
  if (data) return <Access user={data} />
  if (error) return <NotLoaded error={error} back={back} onRetry={refetch} />
  return (
    <Page>
      <Page.Head breadcrumbs={[back]} title={t('administration.pages.access')} />
      <Page.Body>
        {known ? (
          <SkeletonText />
        ) : (
          <StateMessage kind="empty" title={t('access.noUser')} description={t('access.noUserText')} />
        )}
      </Page.Body>
    </Page>
  )
}

function Access({ user }: { user: UserRecord }) {
  const { t } = useTranslation()
  const place = usePlace()
  const router = useRouter()
  const { page, ...raw } = useRawSearch()
  const pathname = useRouterState({ select: ({ location }) => location.pathname })
  const organisation = useOrganisation()
  const facts = factsOf(user, organisation)
  const shown = areas.flatMap((area) => area.pages).find(({ path }) => path === page) ?? null
  const show = (path: string) =>
    void router.navigate({
      href: pathname + stringifySearch({ ...raw, page: path }),
      resetScroll: false,
      replace: true,
    })
  const name = userKind.nameOf(user)
  return (
    <Page className="emb-app-may">
      <Page.Head
        breadcrumbs={[
          { label: t('users.title'), href: kindHref(userKind, place) },
          { label: name, href: kindHref(userKind, place, user.id) },
          { label: t('administration.pages.access') },
        ]}
        title={t('access.title', { name, organisation: organisation.title })}
      />
      <div className="emb-app-may-beside">
        <AccessTable facts={facts} current={shown?.path ?? null} onShow={show} />
        <Simulator name={name} user={user} facts={facts} page={shown} onShow={show} />
      </div>
    </Page>
  )
}
