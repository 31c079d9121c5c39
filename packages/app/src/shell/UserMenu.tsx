import type { Profile } from '@embpm/contract'
import { Button } from '@embpm/ui/button'
import { Avatar } from '@embpm/ui/avatar'
import { ConfirmDialog } from '@embpm/ui/confirm-dialog'
import { Menu, type MenuItem } from '@embpm/ui/menu'
import { toasts } from '@embpm/ui/toast'
import { useRouter } from '@tanstack/react-router'
import { LogOut, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from './ServicesProvider.js'

const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

/** What concerns the user: signing out, and resetting the sample data where the back end runs in the browser. */
export function UserMenu({ user }: { user: Profile }) {
  const { t } = useTranslation()
  const { resetSampleData, queryClient } = useServices()
  const router = useRouter()
  const [confirming, setConfirming] = useState(false)
  const name = `${user.firstname} ${user.lastname}`

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

  const items: MenuItem[] = [
    { id: 'sign-out', label: t('shell.signOut'), icon: <LogOut {...glyph} />, href: '/sign-out' },
  ]
  if (resetSampleData) {
    items.unshift(
      { id: 'reset', label: t('shell.reset'), icon: <RotateCcw {...glyph} />, onAction: () => setConfirming(true) },
      { id: 'rule', separator: true },
    )
  }

  return (
    <>
      <Menu
        aria-label={t('shell.userMenu')}
        trigger={
          <Button variant="ghost" className="emb-app-user">
            <Avatar name={name} size="s" aria-hidden="true" />
            <span className="emb-visually-hidden">
              {t('shell.userMenu')}: {name}
            </span>
          </Button>
        }
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
