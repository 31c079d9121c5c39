import type { Profile, Visitor } from '@embpm/contract'
import { ConfirmDialog } from '@embpm/ui/confirm-dialog'
import { lazyPart, preloadProps } from '@embpm/ui/lazy-part'
import { toasts } from '@embpm/ui/toast'
import { UserMenu } from '@embpm/ui/user-menu'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Place } from '../routes/views.js'
import type { Look } from '../session/storage.js'
import { useServices } from './ServicesProvider.js'
import { useOffer } from './useOffer.js'
import { usePart } from './usePart.js'
import { usePresence } from './usePresence.js'

const itemsPart = lazyPart(async () => (await import('./accountItems.js')).accountItems)

/** Props of `AccountMenu`. */
export interface AccountMenuProps {
  user: Profile
  visitor: Visitor
  place: Place
  /** The layout that the user has chosen. */
  look: Look
  onLookChange: (change: Partial<Look>) => void
}

/** What concerns the user, loaded when it is opened, and the question before the sample data are reset. */
export function AccountMenu({ user, visitor, place, look, onLookChange }: AccountMenuProps) {
  const { t } = useTranslation()
  const { resetSampleData, queryClient, signIn, storage } = useServices()
  const router = useRouter()
  const [confirming, setConfirming] = useState(false)
  const [open, setOpen] = useState(false)
  const { Part: accountItems, pending } = usePart(itemsPart, open, () => setOpen(false))
  const presence = usePresence(open)
  // No entry moves under the pointer.
  const opening = pending || presence.pending

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

  const options = {
    visitor,
    place,
    look,
    onLookChange,
    router,
    t,
    storage,
    signIn,
    onReset: resetSampleData && (() => setConfirming(true)),
  }
  useOffer('frame', async () => (await itemsPart.load())({ ...options, presence: null }))

  return (
    <>
      <UserMenu
        name={`${user.firstname} ${user.lastname}`}
        email={user.email}
        picture={user.metadata?.profilePicture}
        items={accountItems?.({ ...options, presence }) ?? []}
        open={open && !opening}
        onOpenChange={setOpen}
        pending={opening}
        {...preloadProps(itemsPart)}
      />
      <ConfirmDialog
        open={confirming}
        onOpenChange={setConfirming}
        title={t('shell.resetTitle')}
        message={t('shell.resetText')}
        confirmLabel={t('shell.reset')}
        cancelLabel={t('shell.cancel')}
        tone="danger"
        onConfirm={() => reset()}
      />
    </>
  )
}
