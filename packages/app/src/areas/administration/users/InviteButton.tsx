import { Button, type ButtonProps } from '@embpm/ui/button'
import { lazyPart } from '@embpm/ui/lazy-part'
import { MailPlus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMayWrite } from '../../../entity/useUser.js'
import { useOffer } from '../../../shell/useOffer.js'
import { usePart } from '../../../shell/usePart.js'
import { userKind } from './userKind.js'

const dialog = lazyPart(async () => (await import('./InviteDialog.js')).InviteDialog)

/** Invites a user into the organisation of the page; nothing for those who may not. */
export function InviteButton({ variant = 'primary', ...look }: Pick<ButtonProps, 'variant' | 'size'>) {
  const { t } = useTranslation()
  const mayWrite = useMayWrite(userKind)
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const { Part: InviteDialog, pending } = usePart(dialog, isOpen, close)
  const label = t('users.invite')
  const icon = <MailPlus size={16} strokeWidth={1.5} aria-hidden />
  const open = () => setOpen(true)
  useOffer('page', mayWrite ? [{ id: 'invite-user', label, icon, onAction: open }] : [])
  if (!mayWrite) return null
  return (
    <>
      <Button {...look} variant={variant} icon={icon} pending={pending} onPress={open}>
        {label}
      </Button>
      {isOpen && InviteDialog && <InviteDialog onClose={close} />}
    </>
  )
}
