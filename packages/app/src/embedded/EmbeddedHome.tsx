import { LinkButton } from '@embpm/ui/button'
import { Link } from '@embpm/ui/link'
import { getRouteApi } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { inOrganisation } from '../routes/page.js'
import { addressOf } from '../routes/views.js'
import { Assistant } from './Assistant.js'
import { useEmbeddedLinks } from './useEmbeddedLinks.js'

const organisationRoute = getRouteApi('/$lang/$orgId')
const route = getRouteApi('/$lang/$orgId/ms-teams')

/** The start page of the embedded mode: where one can go from here; and the chat with the assistant. */
export function EmbeddedHome() {
  const { t } = useTranslation()
  const { user, visitor, organisation, language } = organisationRoute.useRouteContext()
  const { page } = route.useSearch()
  const visit = useMemo(
    () => ({ place: { language, organisation: organisation.organisationId }, visitor }),
    [language, organisation.organisationId, visitor],
  )
  const [, ...links] = useEmbeddedLinks(visit)
  if (page === 'chat') return <Assistant />
  return (
    <div className="emb-app-embedded-home">
      <h1>{t('embedded.welcome', { name: user.firstname })}</h1>
      <p className="emb-app-sign-in-lead">
        <bdi>{organisation.title}</bdi>
      </p>
      <ul className="emb-app-embedded-pages">
        {links.map(({ id, title, icon, link = '' }) => (
          <li key={id}>
            <Link href={link} className="emb-app-embedded-page">
              {icon}
              <span>{title}</span>
            </Link>
          </li>
        ))}
      </ul>
      <LinkButton href={addressOf(inOrganisation('bp'), visit.place)} newTab>
        {t('embedded.open')}
      </LinkButton>
    </div>
  )
}
