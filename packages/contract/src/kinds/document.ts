import * as z from 'zod/mini'

import { entityOf, type EntityOf } from '../common/entityOf.js'
import { choice, computed, day, personOf, reference, structure, text, whole } from '../common/fields.js'
import { locales } from '../common/locale.js'
import { mayHaveDocuments } from '../common/mayHaveDocuments.js'
import { entityName } from '../kinds.js'

/** What a document is for. BPD is a business process description, SOP a standard operating procedure. */
export const documentTypes = ['BPD', 'functional spec', 'technical spec', 'configuration', 'test', 'SOP'] as const

/** How far a document is, in the order of the work. */
export const documentStatuses = ['draft', 'review', 'released'] as const

/** Days before the end of its term in which a review counts as due. */
export const reviewNoticeDays = 30

const id = z.string().check(z.minLength(1), z.maxLength(64))

/** Schema of an entity that a document belongs to. The server knows its name, and keeps it for when it is gone. */
export const documentSubject = z.object({
  kind: entityName.check(z.refine(mayHaveDocuments, { error: 'No document belongs to entities of this kind.' })),
  id,
  /** What it was called when it was linked; what is sent is not believed. */
  name: z._default(z.string().check(z.maxLength(400)), ''),
})

/** An entity that a document belongs to. */
export type DocumentSubject = z.infer<typeof documentSubject>

/** Schema of what is known of a file without its contents. */
export const fileFacts = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(255)),
  mime: z.string().check(z.maxLength(255)),
  /** Bytes. */
  size: z.int().check(z.minimum(0)),
})

/** What is known of a file without its contents. */
export type FileFacts = z.infer<typeof fileFacts>

/** A document of a programme: its facts, the file of its newest version, and what it belongs to. Source: the domain model, Document. */
export const document = entityOf({
  kind: 'documents',
  family: 'processes',
  path: '/processes/documents',
  tag: 'Documents',
  one: 'a document',
  many: 'documents',
  nameOf: ({ title }) => title,
  referenceOf: ({ title, documentVersion }) => ({ name: title, detail: documentVersion || undefined }),
  fields: {
    title: text(200).required().sort().filter().search(),
    type: choice(documentTypes, 'documentType').sort().filter().bulk(),
    status: choice(documentStatuses, 'documentStatus').sort().filter().bulk(),
    language: choice(locales, 'documentLanguage').sort().filter().bulk(),
    /** What people call the state of its contents, such as 4.2. */
    documentVersion: text(20).sort().filter(),
    ownerId: reference('people').bulk(),
    owner: personOf('ownerId').sort().filter(),
    /** The day by which somebody has to look whether it still holds. */
    reviewDue: day().sort().filter().bulk(),
    /** The file of its newest version; `null` while there is none. */
    file: computed(z.nullable(fileFacts), null),
    fileName: computed(z.string().check(z.maxLength(255)), '').search(),
    /** The number of its newest version, from 1; 0 while there is none. */
    newestVersion: whole(0, 1_000_000).fromServer(),
    /** What it belongs to. */
    subjects: structure(z.array(documentSubject).check(z.maxLength(200)), []).fromServer(),
  },
})

/** A document as the server stores and answers it. */
export type Document = EntityOf<typeof document>
