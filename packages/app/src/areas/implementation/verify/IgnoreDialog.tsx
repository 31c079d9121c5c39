import { type IgnoredFinding, maxIgnoreReason } from '@embpm/contract/model-check'
import { useSubmit } from '@embpm/ui/action'
import { Button } from '@embpm/ui/button'
import { Dialog } from '@embpm/ui/dialog'
import { Message } from '@embpm/ui/message'
import { TextField } from '@embpm/ui/text-field'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FindingName } from './FindingName.js'
import type { ShownFinding } from './shownRules.js'
import type { Decided, Ignoring } from './useIgnoring.js'

/** Props of `IgnoreDialog`. */
export interface IgnoreDialogProps {
  finding: ShownFinding
  name: string | undefined
  missing: string
  onIgnore: Ignoring['ignore']
  /** @param done whether it is ignored now */
  onClose: (done: boolean) => void
}

/** Asks why a finding is ignored. Where another was faster, it says what they decided. */
export function IgnoreDialog({ finding, name, missing, onIgnore, onClose }: IgnoreDialogProps) {
  const { t } = useTranslation()
  const form = useId()
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [outcome, setOutcome] = useState<Decided | null>(null)
  // What one has seen: a reason is put over that alone.
  const [over, setOver] = useState<IgnoredFinding | null>(finding.ignored)
  const { pending, formProps } = useSubmit(async () => {
    if (reason.trim() === '') return setMissing(true)
    const decided = await onIgnore(finding.key, reason.trim(), over)
    if (decided.kind === 'done') return onClose(true)
    if (decided.kind === 'conflict') setOver(decided.current)
    setOutcome(decided)
  })
  return (
    <Dialog open size="s" onOpenChange={(open) => !open && onClose(false)} dismissible={!pending}>
      <Dialog.Header title={t('verify.ignoreOne')} closeable={!pending} />
      <Dialog.Body>
        <form {...formProps} id={form} className="emb-app-verify-ignoring">
          {outcome?.kind === 'failed' && <Message tone="danger">{t('verify.ignoreFailed')}</Message>}
          {outcome?.kind === 'conflict' && (
            <Message
              tone="warning"
              title={
                outcome.current
                  ? t('verify.conflict', { name: outcome.current.by, reason: outcome.current.reason })
                  : t('verify.conflictHeeded')
              }
            >
              {t('verify.conflictText')}
            </Message>
          )}
          <p>
            <b>
              <FindingName finding={finding} name={name} />
            </b>
            <br />
            {missing}
          </p>
          <TextField
            label={t('verify.reason')}
            description={t('verify.ignoreText')}
            autoFocus
            required
            autoComplete="off"
            maxLength={maxIgnoreReason}
            value={reason}
            errorMessage={isMissing ? t('verify.reasonMissing') : undefined}
            onValueChange={(text) => {
              setReason(text ?? '')
              setMissing(false)
            }}
          />
        </form>
      </Dialog.Body>
      <Dialog.Footer>
        <Button disabled={pending} onPress={() => onClose(false)}>
          {t('shell.cancel')}
        </Button>
        <Button type="submit" form={form} variant="primary" pending={pending}>
          {t('verify.ignore')}
        </Button>
      </Dialog.Footer>
    </Dialog>
  )
}
