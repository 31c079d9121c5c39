import { lockReason, type UserRecord } from '@embpm/contract/user-record'
import { useAction } from '@embpm/ui/action'
import { Button } from '@embpm/ui/button'
import { Dialog } from '@embpm/ui/dialog'
import { Message } from '@embpm/ui/message'
import { TextField } from '@embpm/ui/text-field'
import { toasts } from '@embpm/ui/toast'
import { Lock, LockOpen } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { clashOf } from '../../../entity/clashOf.js'
import { useClashText } from '../../../entity/useClashText.js'
import { usePlace } from '../../../entity/usePlace.js'
import { useUser } from '../../../entity/useUser.js'
import { queryKeys } from '../../../session/queryKeys.js'
import { useServices } from '../../../shell/ServicesProvider.js'
import { useOffer } from '../../../shell/useOffer.js'
import { userKind } from './userKind.js'

interface LockProps {
  entity: UserRecord
  unsaved: boolean
}

/** Locks a user, with the reason that they are told, or lets a locked one in again. Nobody locks themselves. */
export function LockButton({ entity, unsaved }: LockProps) {
  const { t } = useTranslation()
  const me = useUser()
  const [isOpen, setOpen] = useState(false)
  const change = useStatusChange(entity)
  const isLocked = entity.status === 'locked'
  const label = t(isLocked ? 'users.unlock' : 'users.lock')
  const Glyph = isLocked ? LockOpen : Lock
  const icon = <Glyph size={16} strokeWidth={1.5} aria-hidden />
  const isOther = entity.id !== me.id
  const press = async () => {
    if (unsaved) toasts.add({ text: t('users.saveFirst'), icon: 'info' })
    else if (!isLocked) setOpen(true)
    else {
      const problem = await change({ status: 'active' })
      if (problem !== null) toasts.add({ text: problem, icon: 'error' })
    }
  }
  useOffer('page', isOther ? [{ id: 'lock-user', label, icon, onAction: () => void press() }] : [])
  if (!isOther) return null
  return (
    <>
      <Button icon={icon} onPress={press}>
        {label}
      </Button>
      {isOpen && <LockDialog entity={entity} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Changes a user at the version that is shown. Resolves to why that could not be done, `null` when it is. */
function useStatusChange({ id, lockVersion }: UserRecord) {
  const { t } = useTranslation()
  const clashText = useClashText()
  const { client, queryClient } = useServices()
  const { organisation } = usePlace()
  return async (fields: Pick<UserRecord, 'status'> & { lockReason?: string }): Promise<string | null> => {
    try {
      const saved = await client.users.update({ id, lockVersion, fields })
      queryClient.setQueryData(queryKeys.one(organisation, userKind.name, id), saved)
      await queryClient.invalidateQueries({ queryKey: queryKeys.kind(organisation, userKind.name) })
      return null
    } catch (error) {
      const met = clashOf(error)
      return met ? clashText(met) : t('object.saveFailed')
    }
  }
}

function LockDialog({ entity, onClose }: { entity: UserRecord; onClose: () => void }) {
  const { t } = useTranslation()
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [tried, setTried] = useState(false)
  const change = useStatusChange(entity)
  const checked = lockReason.safeParse(reason)
  const lock = useAction(async () => {
    setTried(true)
    setProblem(null)
    if (!checked.success) return
    const met = await change({ status: 'locked', lockReason: checked.data })
    if (met === null) onClose()
    else setProblem(met)
  })
  return (
    <Dialog open size="s" onOpenChange={(open) => !open && onClose()}>
      <Dialog.Header title={t('users.lock')} context={userKind.nameOf(entity)} />
      <Dialog.Body>
        <div className="emb-app-invite">
          {problem !== null && <Message tone="danger">{problem}</Message>}
          <p>{t('users.lockText')}</p>
          <TextField
            label={t('fields.lockReason')}
            description={t('users.reasonHelp')}
            maxLength={500}
            required
            errorMessage={tried && !checked.success ? t('ui.form.required') : undefined}
            autoFocus
            value={reason}
            onValueChange={(next) => setReason(next ?? '')}
          />
        </div>
      </Dialog.Body>
      <Dialog.Footer>
        <Button disabled={lock.pending} onPress={onClose}>
          {t('shell.cancel')}
        </Button>
        <Button variant="primary" pending={lock.pending} onPress={() => lock.run()}>
          {t('users.lock')}
        </Button>
      </Dialog.Footer>
    </Dialog>
  )
}
