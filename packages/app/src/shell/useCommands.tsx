import type { CommandEntry } from '@embpm/ui/command-palette'
import type { MenuItem } from '@embpm/ui/menu'
import { getRouteApi, useRouterState } from '@tanstack/react-router'
import { Building2, Check, Languages, Monitor, Moon, Sun } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { pageAt } from '../routes/views.js'
import { languageName, languages } from '../session/languages.js'
import type { Look } from '../session/storage.js'
import { useServices } from './ServicesProvider.js'
import { switchedPath } from './switchedPath.js'
import type { Offer } from './useOffer.js'
import { useOrganisationSwitch } from './useOrganisationSwitch.js'

const organisationRoute = getRouteApi('/$lang/$orgId')

const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const
const schemes = { light: Sun, dark: Moon, auto: Monitor } as const

/** What can be done, by where. */
export interface Commands {
  /** What the page offers. */
  page: CommandEntry[]
  /** What can be done everywhere. */
  frame: CommandEntry[]
  /** What is too much to show before something is typed. */
  typed: CommandEntry[]
}

/** What can be done here: what the page and the frame offer, the schemes, languages and organisations to switch to. */
export function useCommands(look: Look, onLookChange: (change: Partial<Look>) => void): () => Promise<Commands> {
  const { t } = useTranslation()
  const { offers } = useServices()
  const { user, organisation, organisations, language } = organisationRoute.useRouteContext()
  const { pathname, searchStr } = useRouterState({ select: ({ location }) => location })
  const switchOrganisation = useOrganisationSwitch()

  const offered = async (of: Offer['of']): Promise<CommandEntry[]> => {
    const all = [...offers.values()].filter((offer) => offer.of === of)
    // What cannot be loaded is left out; its button says why.
    const items = await Promise.allSettled(
      all.map(async ({ items }) => (typeof items === 'function' ? items() : items)),
    )
    return unlike(items.flatMap((one) => (one.status === 'fulfilled' ? one.value.flatMap(commandOf) : [])))
  }
  const switched: CommandEntry[] = (['light', 'dark', 'auto'] as const).flatMap((scheme) => {
    const Icon = schemes[scheme]
    return scheme === look.scheme
      ? []
      : [
          {
            id: `scheme ${scheme}`,
            label: t('ui.schemeSwitch.label').replace('{scheme}', t(`ui.schemeSwitch.${scheme}`)),
            icon: <Icon {...glyph} />,
            onAction: () => onLookChange({ scheme }),
          },
        ]
  })
  const spoken = languages
    .filter((one) => one !== language)
    .map((one) => ({
      id: `language ${one}`,
      label: languageName(one),
      description: t('ui.languageSelector.label'),
      icon: <Languages {...glyph} />,
      href: switchedPath(pathname, { language: one }) + searchStr,
    }))
  const bound = user.userType !== 'CORPORATE' || pageAt(pathname)?.page.area === 'administration'
  const others = bound ? [] : organisations.filter((one) => one.organisationId !== organisation.organisationId)
  const typed = [
    ...spoken,
    ...others.map(({ organisationId, title }) => ({
      id: `organisation ${organisationId}`,
      label: title,
      description: t('ui.organisationSelector.label'),
      icon: <Building2 {...glyph} />,
      onAction: () => switchOrganisation(organisationId),
    })),
  ]
  return async () => {
    const [page, frame] = await Promise.all([offered('page'), offered('frame')])
    return { page, frame: [...frame, ...switched], typed }
  }
}

const commandOf = (item: MenuItem): CommandEntry[] => {
  if (item.separator || item.disabled) return []
  const { id, label, description, shortcut, href, onAction, checked } = item
  return [{ id, label, description, shortcut, href, onAction, icon: checked ? <Check {...glyph} /> : item.icon }]
}

/** A page may show the same button twice, such as above an empty list and within it. */
const unlike = (entries: readonly CommandEntry[]): CommandEntry[] => [
  ...new Map(entries.map((entry) => [`${entry.label} ${entry.description ?? ''}`, entry])).values(),
]
