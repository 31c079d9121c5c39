import { startOfDay } from '@embpm/calendar/day'
import type { StoredContact } from '@embpm/contract/sample/contacts'
import { dequal } from 'dequal/lite'
import * as z from 'zod/mini'

const label = z.nullable(z.string())

/** What is typed into the form of a contact, also while it is not possible. */
export const contactDraft = z.object({
  name: z.string(),
  title: z.string(),
  company: z.string(),
  emails: z.array(z.object({ email: z.string(), label })),
  phoneNumbers: z.array(z.object({ country: z.nullable(z.string()), phoneNumber: z.string(), label })),
  /** A day, `yyyy-mm-dd`. */
  birthday: z.nullable(z.string()),
  address: z.string(),
  /** HTML; `''` for none. */
  notes: z.string(),
})

/** What is typed into the form of a contact. */
export type ContactValues = z.infer<typeof contactDraft>

const line = (longest: number) => z.string().check(z.trim(), z.maxLength(longest))
const shortLabel = z.nullable(line(40))

/** What a contact can be stored with. */
export const contactForm = z.extend(contactDraft, {
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  title: line(200),
  company: line(200),
  emails: z.array(z.object({ email: z.email().check(z.maxLength(254)), label: shortLabel })),
  phoneNumbers: z.array(
    z.object({
      country: z.string().check(z.minLength(1)),
      phoneNumber: z.string().check(z.trim(), z.maxLength(40), z.regex(/\d/)),
      label: shortLabel,
    }),
  ),
  birthday: z.nullable(z.iso.date()),
  address: line(500),
})

/** What a contact can be stored with. */
export type ContactOutput = z.output<typeof contactForm>

/** Fields of a contact that are to change. */
export type ContactPatch = Partial<Omit<StoredContact, 'id'>>

/** Position and company; a contact that was created here and never changed has them in its `job`. */
export const jobOf = ({ title, company, job }: StoredContact): { title: string; company: string } => ({
  title: title ?? job?.title ?? '',
  company: company ?? job?.company ?? '',
})

/** What the form of a contact begins with; empty for `undefined`. */
export function valuesOf(stored: StoredContact | undefined): ContactValues {
  if (!stored)
    return {
      name: '',
      title: '',
      company: '',
      emails: [],
      phoneNumbers: [],
      birthday: null,
      address: '',
      notes: '',
    }
  const { name, emails, phoneNumbers, birthday, address, notes } = stored
  return {
    name,
    ...jobOf(stored),
    emails: emails.map((one) => ({ email: one.email, label: one.label })),
    phoneNumbers: phoneNumbers.map((one) => ({
      country: one.country,
      phoneNumber: one.phoneNumber,
      label: one.label,
    })),
    birthday: birthday === null ? null : new Date(birthday).toISOString().slice(0, 10),
    address: address ?? '',
    notes: notes ?? '',
  }
}

/** What is sent: the fields that differ from what the form began with. */
export function patchOf(base: ContactValues, values: ContactOutput): ContactPatch {
  const { name, title, company, emails, phoneNumbers, birthday, address, notes } = values
  const differs = (field: keyof ContactValues) => !dequal(base[field], values[field])
  return {
    ...(differs('name') && { name }),
    ...(differs('title') && { title }),
    ...(differs('company') && { company }),
    ...(differs('emails') && { emails: emails.map((one) => ({ ...one, label: one.label ?? '' })) }),
    ...(differs('phoneNumbers') && {
      phoneNumbers: phoneNumbers.map((one) => ({ ...one, label: one.label ?? '' })),
    }),
    ...(differs('birthday') && { birthday: birthday === null ? null : new Date(startOfDay(birthday)).toISOString() }),
    ...(differs('address') && { address: address || null }),
    ...(differs('notes') && { notes: notes || null }),
  }
}
