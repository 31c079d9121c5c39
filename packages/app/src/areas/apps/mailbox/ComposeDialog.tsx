import type { Mail } from '@embpm/contract/sample/mailbox'
import { Button, LinkButton } from '@embpm/ui/button'
import { Dialog } from '@embpm/ui/dialog'
import { Message } from '@embpm/ui/message'
import { TextField } from '@embpm/ui/text-field'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { useServices } from '../../../shell/ServicesProvider.js'
import { type MailDraft, mailtoOf } from './mailText.js'

const draftSchema = z.object({ to: z.string(), subject: z.string(), text: z.string() })

/** Props of `ComposeDialog`. */
export interface ComposeDialogProps {
  /** What is answered; `null` for a new mail. */
  answered: Mail | null
  onClose: () => void
}

/** A draft of a mail. The sample sends none: it stays on this device, and a mail program can take it over. */
export function ComposeDialog({ answered, onClose }: ComposeDialogProps) {
  const { t } = useTranslation()
  const { drafts } = useServices()
  const name = answered ? `mail ${answered.id}` : 'mail'
  const [draft, setDraft] = useState(() => drafts.get(name, draftSchema) ?? startOf(answered))
  const write = (part: Partial<MailDraft>) => {
    const next = { ...draft, ...part }
    setDraft(next)
    drafts.set(name, next)
  }
  const discard = () => {
    drafts.delete(name)
    onClose()
  }
  return (
    <Dialog open size="m" onOpenChange={(open) => !open && onClose()}>
      <Dialog.Header title={t(answered ? 'mailbox.reply' : 'mailbox.write')} />
      <Dialog.Body>
        <div className="emb-app-mailbox-form">
          <Message>{t('mailbox.compose.noSending')}</Message>
          <TextField
            label={t('mailbox.compose.to')}
            description={t('mailbox.compose.toHelp')}
            autoFocus={!answered}
            autoComplete="off"
            value={draft.to}
            onValueChange={(to) => write({ to: to ?? '' })}
          />
          <TextField
            label={t('mailbox.compose.subject')}
            autoComplete="off"
            value={draft.subject}
            onValueChange={(subject) => write({ subject: subject ?? '' })}
          />
          <TextField
            label={t('mailbox.compose.text')}
            multiline
            rows={8}
            autoFocus={answered !== null}
            value={draft.text}
            onValueChange={(text) => write({ text: text ?? '' })}
          />
        </div>
      </Dialog.Body>
      <Dialog.Footer start={<Button onPress={discard}>{t('mailbox.compose.discard')}</Button>}>
        <Button onPress={onClose}>{t('mailbox.compose.close')}</Button>
        <LinkButton
          variant="primary"
          href={mailtoOf(draft)}
          icon={<Send size={16} strokeWidth={1.5} aria-hidden="true" />}
        >
          {t('mailbox.compose.open')}
        </LinkButton>
      </Dialog.Footer>
    </Dialog>
  )
}

const startOf = (answered: Mail | null): MailDraft =>
  answered
    ? { to: answered.from.contact, subject: `Re: ${answered.subject.replace(/^(?:re:\s*)+/iu, '')}`, text: '' }
    : { to: '', subject: '', text: '' }
