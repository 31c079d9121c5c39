import type { MailLabel } from '@embpm/contract/sample/mailbox'
import { useSubmit } from '@embpm/ui/action'
import { Button } from '@embpm/ui/button'
import { Dialog } from '@embpm/ui/dialog'
import { Message } from '@embpm/ui/message'
import { RadioGroup } from '@embpm/ui/radio-group'
import { TextField } from '@embpm/ui/text-field'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type LabelColour, labelClass, labelColour, labelColours } from './labelClass.js'
import { mailboxKey, useMailClient } from './mailQueries.js'

/** Props of `LabelDialog`. */
export interface LabelDialogProps {
  /** `null` makes a new one. */
  label: MailLabel | null
  /** Called with the label as it is kept then; `null` where it was left as it was. */
  onClose: (kept: MailLabel | null) => void
}

/** Names a label and gives it a colour. */
export function LabelDialog({ label, onClose }: LabelDialogProps) {
  const { t } = useTranslation()
  const client = useMailClient()
  const queryClient = useQueryClient()
  const form = useId()
  const [title, setTitle] = useState(label?.title ?? '')
  const [colour, setColour] = useState<LabelColour>(label ? labelColour(label.color) : 'blue')
  const [isTried, setTried] = useState(false)
  const { mutateAsync, isError } = useMutation({
    mutationFn: async (fields: { title: string; color: string }) => {
      if (!label) return client.labels.create({ label: fields })
      const kept = await client.labels.update({ id: label.id, label: fields })
      if (!kept) throw new Error(`There is no label ${label.id}`)
      return kept
    },
  })
  const { pending, formProps } = useSubmit(async () => {
    setTried(true)
    const fields = { title: title.trim(), color: colour }
    if (fields.title === '') return
    try {
      const kept = await mutateAsync(fields)
      await queryClient.invalidateQueries({ queryKey: mailboxKey })
      onClose(kept)
    } catch {
      // Said in the dialog; what was typed stays.
    }
  })
  return (
    <Dialog open size="s" onOpenChange={(open) => !open && onClose(null)} dismissible={!pending}>
      <Dialog.Header
        title={label ? t('mailbox.labels.edit', { name: label.title }) : t('mailbox.labels.new')}
        closeable={!pending}
      />
      <Dialog.Body>
        <form {...formProps} id={form} className="emb-app-mailbox-form">
          {isError && <Message tone="danger">{t('mailbox.labels.failed')}</Message>}
          <TextField
            label={t('fields.name')}
            autoFocus
            required
            maxLength={100}
            autoComplete="off"
            value={title}
            errorMessage={isTried && title.trim() === '' ? t('mailbox.labels.noName') : undefined}
            onValueChange={(next) => setTitle(next ?? '')}
          />
          <RadioGroup<LabelColour>
            label={t('mailbox.labels.colour')}
            value={colour}
            options={labelColours.map((value) => ({
              value,
              label: (
                <span className={`emb-app-mailbox-label ${labelClass(value)}`}>{t(`mailbox.colours.${value}`)}</span>
              ),
            }))}
            onValueChange={(next) => next && setColour(next)}
          />
        </form>
      </Dialog.Body>
      <Dialog.Footer>
        <Button disabled={pending} onPress={() => onClose(null)}>
          {t('shell.cancel')}
        </Button>
        <Button type="submit" form={form} variant="primary" pending={pending}>
          {t(label ? 'object.save' : 'object.create')}
        </Button>
      </Dialog.Footer>
    </Dialog>
  )
}
