import { maxAvatarBytes, type StoredContact } from '@embpm/contract/sample/contacts'
import { useSubmit } from '@embpm/ui/action'
import { Button } from '@embpm/ui/button'
import { Dialog } from '@embpm/ui/dialog'
import { FileField } from '@embpm/ui/file-field'
import { Message } from '@embpm/ui/message'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Contacts } from './useContacts.js'

/** Types of pictures that every browser shows. */
const pictures = ['image/png', 'image/jpeg', 'image/webp', 'image/gif']

/** Props of `PictureDialog`. */
export interface PictureDialogProps {
  contact: Pick<StoredContact, 'id' | 'name' | 'avatar'>
  contacts: Contacts
  onClose: () => void
}

/** Gives a contact another picture, or takes it away. What was chosen stays when it could not be stored. */
export function PictureDialog({ contact: { id, name, avatar }, contacts, onClose }: PictureDialogProps) {
  const { t } = useTranslation()
  const form = useId()
  const [files, setFiles] = useState<readonly File[]>([])
  const [problem, setProblem] = useState<string>()
  const store = async (call: () => Promise<void>) => {
    setProblem(undefined)
    try {
      await call()
      onClose()
    } catch (error) {
      setProblem(contacts.problemOf(error))
    }
  }
  const { pending, formProps } = useSubmit(async () => {
    const [file] = files
    if (file) await store(() => contacts.setPicture(id, file))
  })
  return (
    <Dialog open size="s" onOpenChange={(open) => !open && onClose()} dismissible={!pending}>
      <Dialog.Header title={t('contacts.changePicture')} context={<bdi>{name}</bdi>} />
      <Dialog.Body>
        <form {...formProps} id={form} className="emb-app-contacts-picture">
          {problem !== undefined && <Message tone="danger">{problem}</Message>}
          <FileField
            label={t('contacts.picture')}
            accept={pictures}
            maxSize={maxAvatarBytes}
            value={files}
            onValueChange={(next) => setFiles(next ?? [])}
          />
        </form>
      </Dialog.Body>
      <Dialog.Footer
        start={
          avatar !== null && (
            <Button variant="ghost" disabled={pending} onPress={() => store(() => contacts.save(id, { avatar: null }))}>
              {t('contacts.removePicture')}
            </Button>
          )
        }
      >
        <Button disabled={pending} onPress={onClose}>
          {t('shell.cancel')}
        </Button>
        <Button variant="primary" type="submit" form={form} pending={pending} disabled={files.length === 0}>
          {t('object.save')}
        </Button>
      </Dialog.Footer>
    </Dialog>
  )
}
