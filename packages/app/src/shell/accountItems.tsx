import type { Visitor } from '@embpm/contract'
import type { MenuItem } from '@embpm/ui/menu'
import type { AnyRouter } from '@tanstack/react-router'
import type { TFunction } from 'i18next'
import { Lock, LogOut, MessageSquare, RotateCcw, Settings } from 'lucide-react'
import { inOrganisation } from '../routes/page.js'
import { addressOf, isOpen, pageOf, type Place } from '../routes/views.js'
import { rememberTarget } from '../session/landing.js'
import type { Services } from '../session/services.js'
import type { Look } from '../session/storage.js'
import { presences, type usePresence } from './usePresence.js'

const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

/** What the menu of the user knows, and what it leads to. */
export interface AccountItemsOptions extends Pick<Services, 'storage' | 'signIn'> {
  visitor: Visitor
  place: Place
  /** `null` where it is not to be chosen. */
  presence: Pick<ReturnType<typeof usePresence>, 'value' | 'change'> | null
  look: Look
  onLookChange: (change: Partial<Look>) => void
  router: AnyRouter
  t: TFunction
  /** Resets the sample data; missing where a real server answers. */
  onReset: (() => void) | undefined
}

/** The pages that the menu leads to, as far as the visitor can open them. Source: spec.md, section 2. */
const pages = [
  { id: 'chat', title: 'chat.title', path: inOrganisation('bp/chat'), Icon: MessageSquare },
  { id: 'settings', title: 'bp.pages.settings', path: inOrganisation('bp/settings'), Icon: Settings },
] as const

const presenceTitles = {
  online: 'shell.online',
  away: 'shell.away',
  busy: 'shell.busy',
  'not-visible': 'shell.notVisible',
} as const

/**
 * What concerns the user: presence where a service keeps it, chat and settings, the layout, locking and signing out, and resetting the
 * sample data where the back end runs in the browser.
 */
export function accountItems(options: AccountItemsOptions): MenuItem[] {
  const { visitor, place, presence, look, onLookChange, router, t, storage, signIn, onReset } = options
  const dense = look.layout === 'dense'
  const lock = () => {
    rememberTarget(storage, router.state.location.href)
    void router.navigate({ to: '/unlock-session', state: { lock: true } })
  }
  const open = pages.filter(({ path }) => isOpen(pageOf(path), visitor))
  const items: MenuItem[] = [
    ...(presence ? presenceItems(presence, t) : []),
    ...open.map(({ id, title, path, Icon }) => ({
      id,
      label: t(title),
      icon: <Icon {...glyph} />,
      href: addressOf(path, place),
    })),
    ...(open.length > 0 ? [{ id: 'line', separator: true } as const] : []),
    {
      id: 'dense',
      label: t('shell.dense'),
      checked: dense,
      onAction: () => onLookChange({ layout: dense ? 'classy' : 'dense' }),
    },
    { id: 'line-look', separator: true },
    ...(signIn.kind === 'sample'
      ? [{ id: 'lock', label: t('shell.lock'), icon: <Lock {...glyph} />, onAction: lock }]
      : []),
    { id: 'sign-out', label: t('shell.signOut'), icon: <LogOut {...glyph} />, href: '/sign-out' },
  ]
  if (onReset) {
    items.unshift(
      { id: 'reset', label: t('shell.reset'), icon: <RotateCcw {...glyph} />, onAction: onReset },
      { id: 'rule', separator: true },
    )
  }
  return items
}

function presenceItems({ value, change }: NonNullable<AccountItemsOptions['presence']>, t: TFunction): MenuItem[] {
  if (value === undefined) return []
  return [
    ...presences.map((one) => ({
      id: one,
      label: t(presenceTitles[one]),
      choice: 'presence',
      checked: value === one,
      onAction: () => change(one),
    })),
    { id: 'line-presence', separator: true },
  ]
}
