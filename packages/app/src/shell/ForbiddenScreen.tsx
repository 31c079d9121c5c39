import { needs } from '@embpm/contract'
import { LinkButton } from '@embpm/ui/button'
import { useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { usePlace } from '../entity/usePlace.js'
import { useVisitor } from '../entity/useUser.js'
import { useHost } from './ServicesProvider.js'
import { appsOf } from '../routes/views.js'
import { pageIcon } from './pageIcon.js'
import { ForbiddenState } from './ForbiddenState.js'

/** Props of `ForbiddenScreen`. */
export interface ForbiddenScreenProps {
  /** Ways on, before the way out. */
  links?: ReactNode
}

/**
 * Says what a page asks for that the user lacks, as the address names it: `?missing=role&missing=plan`; in general words
 * where it names nothing. Source: spec.md, section 8.
 */
export function ForbiddenScreen({ links }: ForbiddenScreenProps) {
  const { t } = useTranslation()
  const embedded = useHost().status === 'ready'
  const search = useRouterState({ select: ({ location }) => location.searchStr })
  const asked = new URLSearchParams(search).getAll('missing')
  return (
    <ForbiddenState
      missing={needs.filter((need) => asked.includes(need))}
      actions={
        <>
          {embedded && (
            <LinkButton href="/ms-teams" variant="primary">
              {t('states.home')}
            </LinkButton>
          )}
          {!embedded && links}
          <LinkButton href="/sign-out" variant={embedded || links ? 'secondary' : 'primary'}>
            {t('shell.signOut')}
          </LinkButton>
        </>
      }
    />
  )
}

/** As {@link ForbiddenScreen} inside an organisation, with the apps that the user can open. */
export function OrganisationForbiddenScreen() {
  const { t } = useTranslation()
  const open = appsOf(usePlace(), useVisitor()).filter(({ disabled }) => disabled === null)
  return (
    <ForbiddenScreen
      links={open.map(({ id, icon, href }) => (
        <LinkButton key={id} href={href} icon={pageIcon(icon)}>
          {t(`appNames.${id}`)}
        </LinkButton>
      ))}
    />
  )
}
