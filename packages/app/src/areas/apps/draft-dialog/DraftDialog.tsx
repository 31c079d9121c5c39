import { Form } from '@embpm/forms/form'
import { Button } from '@embpm/ui/button'
import { Dialog, type DialogSize } from '@embpm/ui/dialog'
import { dequal } from 'dequal/lite'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../../shell/ServicesProvider.js'

/** Props of `DraftDialog`. */
export interface DraftDialogProps<Values extends FieldValues, Output> {
  /** Names what is edited among all drafts: what was typed and not stored is kept there. */
  name: string
  /** Begins with the draft of this name, where there is one. */
  form: UseFormReturn<Values, unknown, Output>
  /** What the form shows while nothing is typed. */
  base: Values
  title: string
  /** Whether it does not exist yet. */
  isNew: boolean
  /** Default `l`. */
  size?: DialogSize
  /** At the start of the foot, such as a button that deletes it. */
  start?: ReactNode
  /** Stores what was typed, and answers its id. Its rejection says in words why it could not. */
  onSave: (output: Output) => Promise<string>
  onClose: () => void
  /** Called with the id once what was typed is stored. */
  onStored: (id: string) => void
  /** The fields. */
  children: ReactNode
}

/**
 * Edits something by a form with Save. What is typed is kept until it is saved or discarded: when the service refuses it, without
 * network, and when one leaves by the X or by Back.
 */
export function DraftDialog<Values extends FieldValues, Output>(props: DraftDialogProps<Values, Output>) {
  const { name, form, base, title, isNew, size = 'l', start, onSave, onClose, onStored, children } = props
  const { t } = useTranslation()
  const { drafts } = useServices()
  const formId = useId()
  const values = useWatch({ control: form.control })
  const unsaved = !dequal(values, base)
  const isDone = useRef(false)
  useEffect(() => {
    if (unsaved && !isDone.current) drafts.set(name, values)
    else drafts.delete(name)
  }, [drafts, name, unsaved, values])
  const forget = () => {
    isDone.current = true
    drafts.delete(name)
  }
  const saving = form.formState.isSubmitting

  const save = async (output: Output) => {
    const id = await onSave(output)
    forget()
    onStored(id)
  }
  const leave = () => {
    forget()
    onClose()
  }
  return (
    <Dialog open size={size} onOpenChange={(open) => !open && onClose()} dismissible={!unsaved && !saving}>
      <Dialog.Header title={title} context={unsaved ? t('object.unsaved') : undefined} />
      <Dialog.Body>
        <Form id={formId} form={form} onSubmit={save}>
          {children}
        </Form>
      </Dialog.Body>
      <Dialog.Footer start={start}>
        <Button disabled={saving} onPress={leave}>
          {t(unsaved ? 'object.discard' : 'shell.cancel')}
        </Button>
        <Button variant="primary" type="submit" form={formId} pending={saving}>
          {t(isNew ? 'object.create' : 'object.save')}
        </Button>
      </Dialog.Footer>
    </Dialog>
  )
}
