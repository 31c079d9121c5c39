import type { StoredContact } from '@embpm/contract/sample/contacts'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useFormResolver } from '../../../entity/useFormResolver.js'
import { useServices } from '../../../shell/ServicesProvider.js'
import { DraftDialog } from '../draft-dialog/DraftDialog.js'
import { ContactFields } from './ContactFields.js'
import { contactDraft, contactForm, type ContactOutput, type ContactValues, patchOf, valuesOf } from './contactForm.js'
import type { Contacts } from './useContacts.js'

/** Props of `ContactDialog`. */
export interface ContactDialogProps {
  /** The contact as it is stored; `undefined` for one that does not exist yet. */
  contact: StoredContact | undefined
  contacts: Contacts
  onClose: () => void
  /** Called with the id of the contact once what was typed is stored. */
  onStored: (id: string) => void
}

/** Edits a contact. */
export function ContactDialog({ contact, contacts, onClose, onStored }: ContactDialogProps) {
  const { t } = useTranslation()
  const { drafts } = useServices()
  const name = `contact ${contact?.id ?? 'new'}`
  // As it stands when one begins: what is stored meanwhile, such as a tag, is no part of the form.
  const [base] = useState(() => valuesOf(contact))
  const [start] = useState(() => drafts.get(name, contactDraft) ?? base)
  const form = useForm<ContactValues, unknown, ContactOutput>({
    resolver: useFormResolver<ContactValues, ContactOutput>({ schema: contactForm }),
    defaultValues: start,
    shouldFocusError: false,
  })
  const save = async (output: ContactOutput): Promise<string> => {
    const patch = patchOf(base, output)
    try {
      if (contact === undefined) return await contacts.create(patch)
      if (Object.keys(patch).length > 0) await contacts.save(contact.id, patch)
      return contact.id
    } catch (error) {
      throw new Error(contacts.problemOf(error), { cause: error })
    }
  }
  return (
    <DraftDialog
      name={name}
      form={form}
      base={base}
      title={t(contact ? 'contacts.edit' : 'contacts.new')}
      isNew={contact === undefined}
      onSave={save}
      onClose={onClose}
      onStored={onStored}
    >
      <ContactFields isNew={contact === undefined} />
    </DraftDialog>
  )
}
