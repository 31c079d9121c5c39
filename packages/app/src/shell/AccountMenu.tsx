import type { Profile, Visitor } from '@embpm/contract'
import { ConfirmDialog } from '@embpm/ui/confirm-dialog'
import type { MenuItem } from '@embpm/ui/menu'
import { toasts } from '@embpm/ui/toast'
import { UserMenu } from '@embpm/ui/user-menu'
import { useRouter } from '@tanstack/react-router'
import { Lock, LogOut, MessageSquare, RotateCcw, Settings } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addressOf, isOpen, pageOf, type Place } from '../routes/views.js'
import { inOrganisation } from '../routes/page.js'
import { rememberTarget } from '../session/landing.js'
import { useOffer } from './useOffer.js'
import type { Look } from '../session/storage.js'
import { useServices } from './ServicesProvider.js'

const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

/** Props of `AccountMenu`. */
export interface AccountMenuProps {
  user: Profile
  visitor: Visitor
  place: Place
  /** The layout that the user has chosen. */
  look: Look
  onLookChange: (change: Partial<Look>) => void
}

/** The pages that the menu leads to, as far as the visitor can open them. Source: spec.md, section 2. */
const pages = [
  { id: 'chat', title: 'chat.title', path: inOrganisation('bp/chat'), Icon: MessageSquare },
  { id: 'settings', title: 'bp.pages.settings', path: inOrganisation('bp/settings'), Icon: Settings },
] as const

/** What concerns the user: chat and settings, the layout, locking and signing out, and resetting the sample data where the back end runs in the browser. */
export function AccountMenu({ user, visitor, place, look, onLookChange }: AccountMenuProps) {
  const { t } = useTranslation()
  const { resetSampleData, queryClient, signIn, storage } = useServices()
  const router = useRouter()
  const [confirming, setConfirming] = useState(false)

  const dense = look.layout === 'dense'
  const reset = async () => {
    try {
      await resetSampleData?.()
      await queryClient.resetQueries()
      await router.invalidate()
      toasts.add({ text: t('shell.resetDone'), icon: 'success' })
    } catch {
      toasts.add({ text: t('shell.resetFailed'), icon: 'error' })
    }
  }

  const lock = () => {
    rememberTarget(storage, router.state.location.href)
    void router.navigate({ to: '/unlock-session', state: { lock: true } })
  }

  const open = pages.filter(({ path }) => isOpen(pageOf(path), visitor))
  const items: MenuItem[] = [
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
  if (resetSampleData) {
    items.unshift(
      { id: 'reset', label: t('shell.reset'), icon: <RotateCcw {...glyph} />, onAction: () => setConfirming(true) },
      { id: 'rule', separator: true },
    )
  }

  useOffer('frame', items)

  return (
    <>
      <UserMenu
        name={`${user.firstname} ${user.lastname}`}
        email={user.email}
        picture={user.metadata?.profilePicture}
        items={items}
      />
      <ConfirmDialog
        open={confirming}
        onOpenChange={setConfirming}
        title={t('shell.resetTitle')}
        message={t('shell.resetText')}
        confirmLabel={t('shell.reset')}
        cancelLabel={t('shell.cancel')}
        tone="danger"
        onConfirm={() => void reset()}
      />
    </>
  )
}
