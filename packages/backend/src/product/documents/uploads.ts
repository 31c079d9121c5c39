import { type FileRefusal, refusalOf, type UploadTicket } from '@embpm/contract/document-file'
import { ORPCError } from '@orpc/server'
import * as z from 'zod/mini'

import { defineCollection, type Store } from '../../store.js'
import type { Caller } from '../entity/EntityTableDefinition.js'
import { missing } from '../entity/refusals.js'

const upload = z.object({
  id: z.string(),
  organisationId: z.string(),
  /** Whose upload it is. */
  userId: z.string(),
  name: z.string(),
  size: z.int(),
  ticket: z.string(),
  /** Until when the ticket holds, in ms since 1970. */
  expiresAt: z.number(),
  begunAt: z.number(),
  /** The document that came of it, once it is finished. */
  documentId: z.nullable(z.string()),
})

/** A file that is being sent. */
export type Upload = z.infer<typeof upload>

/** The uploads of all organisations: where files are sent, nothing but the ticket says whose they are. */
const uploads = defineCollection<Upload>({ name: 'upload', schema: upload, seeds: () => [] })
const scope = 'uploads'

/** How long a ticket holds, in ms: five minutes. */
const ticketLifetime = 5 * 60_000
/** How long an upload that nobody goes on with is kept, in ms: a day. */
const uploadLifetime = 24 * 3_600_000

/** A file is not taken. */
export const refused = (reason: FileRefusal) =>
  new ORPCError('REFUSED_FILE', { status: 422, message: 'This file is not taken.', data: { reason } })

/** The upload that a request without access token is about, if its ticket is the one of that upload and still holds. */
export async function uploadByTicket(id: string, ticket: string, store: Store): Promise<Upload | undefined> {
  const found = await store.get(uploads, scope, id)
  const holds = found !== undefined && found.ticket === ticket && Date.now() < found.expiresAt
  return holds && found.documentId === null ? found : undefined
}

/** An own upload in the organisation of the request, or NOT_FOUND. */
export async function ownUpload(id: string, { store, organisationId, user }: Caller): Promise<Upload> {
  const found = await store.get(uploads, scope, id)
  if (!found || found.organisationId !== organisationId || found.userId !== user.id) throw missing(id)
  return found
}

const newTicket = ({ newId }: Caller) => ({ ticket: `${newId()}${newId()}`, expiresAt: Date.now() + ticketLifetime })

async function answered({ id, ticket, expiresAt }: Upload, { store }: Caller): Promise<UploadTicket> {
  return { id, ticket, expiresAt: new Date(expiresAt).toISOString(), offset: await store.files.size(id) }
}

/** Begins an upload. What was given up long ago is forgotten. */
export async function beginUpload(file: { name: string; size: number }, caller: Caller): Promise<UploadTicket> {
  const reason = refusalOf(file)
  if (reason) throw refused(reason)
  const { store, organisationId, user } = caller
  const begunAt = Date.now()
  const old = (await store.list(uploads, scope)).filter((one) => one.begunAt + uploadLifetime < begunAt)
  for (const one of old) await forgetUpload(one, caller)
  const made = { ...newTicket(caller), id: caller.newId(), organisationId, userId: user.id, begunAt, documentId: null }
  await store.create(uploads, scope, { ...made, name: file.name, size: file.size })
  return answered({ ...made, ...file }, caller)
}

/** Answers a new ticket for an own upload; the old one holds no longer. */
export async function resumeUpload(id: string, caller: Caller): Promise<UploadTicket> {
  const next = { ...(await ownUpload(id, caller)), ...newTicket(caller) }
  await caller.store.update(uploads, { organisationId: scope, id }, () => next)
  return answered(next, caller)
}

/** Keeps in mind what came of an upload, so that who asks again gets the same answer. */
export async function keepResult({ id }: Upload, documentId: string, { store }: Caller): Promise<void> {
  await store.update(uploads, { organisationId: scope, id }, (one) => ({ ...one, documentId }))
}

/** Forgets an upload, and its contents unless a version has them. */
export async function forgetUpload({ id, documentId }: Upload, { store }: Pick<Caller, 'store'>): Promise<void> {
  await store.delete(uploads, { organisationId: scope, id })
  if (documentId === null) await store.files.remove(id)
}
