import type { Document, DocumentSubject } from '@embpm/contract/document'
import { documentFiles as contract } from '@embpm/contract/document-file'
import { implement, ORPCError } from '@orpc/server'

import { type Context, signedIn } from '../../context.js'
import { inOrganisation } from '../administration/organisation.js'
import type { Caller } from '../entity/EntityTableDefinition.js'
import { knownTables } from '../entity/knownTables.js'
import { missing } from '../entity/refusals.js'
import { withReading, withWriting } from '../entity/withAccess.js'
import { archiveParts } from '../archive/ArchivePart.js'
import { archivedVersions } from './archivedVersions.js'
import { documentTable } from './document.js'
import { sniff } from './sniffing/sniff.js'
import { isSame } from './bySubject.js'
import { documentsOf, namedSubject } from './subjects.js'
import { beginUpload, forgetUpload, keepResult, ownUpload, refused, resumeUpload, type Upload } from './uploads.js'
import { addVersion, contentOf, shownVersion, type StoredVersion, versionIn, versionsOf } from './versions.js'

const on = implement(contract).$context<Context>().use(signedIn).use(inOrganisation)
const read = on.use(withReading(() => knownTables.readersOf('documents')))
const write = on.use(withWriting('processes'))

/** Changes what only the server sets, at whatever version the document is. */
const change = (id: string, caller: Caller, next: (current: Document) => Partial<Document>): Promise<Document> =>
  documentTable.writeOne(caller, (writer) => {
    const current = writer.draft.get(id)
    if (!current) throw missing(id)
    return writer.change({ id }, next(current))
  })

/** Makes a version the newest one of its document. */
const showNewest = ({ documentId, file, number }: StoredVersion, caller: Caller): Promise<Document> =>
  change(documentId, caller, ({ newestVersion }) => ({ file, newestVersion: Math.max(number, newestVersion) }))

/** What a new document is called: as its file, without the end that says its kind. */
const titleOf = (name: string) =>
  name
    .replace(/\.[a-z\d]+$/i, '')
    .replaceAll('_', ' ')
    .trim()
    .slice(0, 200) || name

const linked = (subjects: readonly DocumentSubject[], subject: DocumentSubject): DocumentSubject[] => [
  ...subjects.filter((one) => !isSame(one, subject)),
  subject,
]

/** The document that an upload becomes a version of: the named one, or a new one of the user. */
async function targetOf(
  { name }: Upload,
  { documentId, subject }: { documentId: string | null; subject: DocumentSubject | null },
  caller: Caller,
): Promise<Document> {
  if (documentId !== null) return documentTable.get(documentId, caller)
  const named = subject && (await namedSubject(subject, caller))
  const fields = { title: titleOf(name), ownerId: caller.user.id, ...(named && { subjects: [named] }) }
  return documentTable.create(fields, caller)
}

/** The contents of an upload, if they are whole and nothing is wrong with them; what is refused is forgotten. */
async function wholeFile(upload: Upload, caller: Caller) {
  const contents = (await caller.store.files.read(upload.id)) ?? new Blob()
  if (contents.size !== upload.size)
    throw new ORPCError('INCOMPLETE', {
      status: 409,
      message: 'Not all of the file has arrived.',
      data: { offset: contents.size },
    })
  const sniffed = await sniff(contents, upload.name)
  if (sniffed.refusal === undefined) return { size: contents.size, ...sniffed }
  await forgetUpload(upload, caller)
  throw refused(sniffed.refusal)
}

archiveParts.enter(archivedVersions)

/** The handlers of the files of documents. */
export const documentFiles = {
  begin: write.begin.handler(({ input, context }) => beginUpload(input, context)),
  resume: write.resume.handler(({ input: { id }, context }) => resumeUpload(id, context)),

  finish: write.finish.handler(async ({ input: { id, comment, ...target }, context }) => {
    const upload = await ownUpload(id, context)
    if (upload.documentId !== null) return documentTable.get(upload.documentId, context)
    const { mime, size, active } = await wholeFile(upload, context)
    const document = await targetOf(upload, target, context)
    await keepResult(upload, document.id, context)
    const file = { name: upload.name, mime, size }
    const made = { file, fileId: id, sample: null, comment, restoredFrom: null, active }
    return showNewest(await addVersion(document, made, context), context)
  }),

  cancel: write.cancel.handler(async ({ input: { id }, context }) => {
    await forgetUpload(await ownUpload(id, context), context)
    return { id }
  }),

  versions: read.versions.handler(async ({ input: { id }, context }) =>
    (await versionsOf(await documentTable.get(id, context), context)).map(shownVersion),
  ),

  content: read.content.handler(async ({ input: { id, number }, context }) =>
    contentOf(versionIn(await versionsOf(await documentTable.get(id, context), context), number), context),
  ),

  restore: write.restore.handler(async ({ input: { id, number }, context }) => {
    const document = await documentTable.get(id, context)
    const { file, fileId, sample, comment, active } = versionIn(await versionsOf(document, context), number)
    const made = { file, fileId, sample, comment, active, restoredFrom: number }
    return showNewest(await addVersion(document, made, context), context)
  }),

  ofSubject: read.ofSubject.handler(async ({ input, context }) => documentsOf(input, context)),

  link: write.link.handler(async ({ input: { id, subject }, context }) => {
    const named = await namedSubject(subject, context)
    return change(id, context, ({ subjects }) => ({ subjects: linked(subjects, named) }))
  }),

  unlink: write.unlink.handler(({ input: { id, subject }, context }) =>
    change(id, context, ({ subjects }) => ({ subjects: subjects.filter((one) => !isSame(one, subject)) })),
  ),
}
