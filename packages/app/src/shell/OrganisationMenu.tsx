import type { Organisation } from '@embpm/contract'
import { Button } from '@embpm/ui/button'
import { Menu } from '@embpm/ui/menu'
import { useNavigate, useRouterState } from '@tanstack/react-router'
import { ChevronsUpDown } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from './ServicesProvider.js'
import { switchedPath } from './switchedPath.js'

/** How long the switch waits before it goes to the other organisation, in ms. Source: spec.md, section 9. */
const switchDelay = 100

/** Props of `OrganisationMenu`. */
export interface OrganisationMenuProps {
  organisation: Organisation
  organisations: readonly Organisation[]
}

/** The current organisation, and a menu of the others. Switching keeps the list or form one is on. */
export function OrganisationMenu({ organisation, organisations }: OrganisationMenuProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const { storage } = useServices()
  const navigate = useNavigate()
  const pathname = useRouterState({ select: ({ location }) => location.pathname })

  const switchTo = (organisationId: string) => {
    setOpen(false)
    if (organisationId === organisation.organisationId) return
    storage.set('organisation', organisationId)
    window.setTimeout(
      () => void navigate({ href: switchedPath(pathname, { organisation: organisationId }) }),
      switchDelay,
    )
  }

  return (
    <Menu
      open={open}
      onOpenChange={setOpen}
      aria-label={t('shell.organisation')}
      trigger={
        <Button
          variant="ghost"
          className="emb-app-organisation"
          icon={
            <span className="emb-app-organisation-mark" aria-hidden>
              {organisation.title.slice(0, 1).toUpperCase()}
            </span>
          }
        >
          <span className="emb-visually-hidden">{t('shell.organisation')}: </span>
          <span className="emb-app-organisation-title">{organisation.title}</span>
          <ChevronsUpDown size={16} strokeWidth={1.5} aria-hidden />
        </Button>
      }
      items={organisations.map(({ organisationId, title }) => ({
        id: organisationId,
        label: title,
        checked: organisationId === organisation.organisationId,
        onAction: () => switchTo(organisationId),
      }))}
    />
  )
}
