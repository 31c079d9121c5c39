import { useSubmit } from '@embpm/ui/action'
import { Button } from '@embpm/ui/button'
import { Dialog } from '@embpm/ui/dialog'
import { Message } from '@embpm/ui/message'
import { TextField } from '@embpm/ui/text-field'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

/** Props of `LockDialog`. */
export interface LockDialogProps {
  /** The name that has to be typed. */
  name: string
  /** How many periods are locked with it. */
  count: number
  /** Locks; resolves to why that could not be done, `null` when it is. */
  onLock: (name: string) => Promise<string | null> | undefined
  onClose: () => void
}

/** Asks again before what is final, with the name of the period typed. */
export function LockDialog({ name, count, onLock, onClose }: LockDialogProps) {
  const { t } = useTranslation()
  const form = useId()
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const { pending, formProps } = useSubmit(async () => {
    setProblem(null)
    if (typed.trim() !== name) return setWrong(true)
    const found = (await onLock(typed.trim())) ?? null
    if (found === null) onClose()
    else setProblem(found)
  })
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} dismissible={!pending}>
      <Dialog.Header title={t('periods.lockTitle', { count })} closeable={!pending} />
      <Dialog.Body>
        <form {...formProps} id={form} className="emb-app-periods-lock">
          {problem !== null && <Message tone="danger">{problem}</Message>}
          <p>{t('periods.locking')}</p>
          <TextField
            label={t('periods.lockName', { name })}
            autoFocus
            required
            autoComplete="off"
            value={typed}
            errorMessage={isWrong ? t('periods.refusals.name') : undefined}
            onValueChange={(next) => {
              setTyped(next ?? '')
              setWrong(false)
            }}
          />
        </form>
      </Dialog.Body>
      <Dialog.Footer>
        <Button disabled={pending} onPress={onClose}>
          {t('shell.cancel')}
        </Button>
        <Button type="submit" form={form} variant="danger" pending={pending}>
          {t('periods.lock')}
        </Button>
      </Dialog.Footer>
    </Dialog>
  )
}
