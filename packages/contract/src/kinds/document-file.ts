import * as z from 'zod/mini'

import { inOrganisation, notFound } from '../common/errors.js'
import { entityName } from '../kinds.js'
import { document, type Document, documentSubject, fileFacts } from './document.js'

/** Bytes of the largest file: 500 MB. */
export const maxFileBytes = 500 * 1024 * 1024

/** Bytes of a part of a file that is sent at once. The larger it is, the more has to be sent again after a lost connection. */
export const uploadPartBytes = 4 * 1024 * 1024

/** Address below the host of the live services where files are sent: with a ticket, and without the access token. */
export const uploadPath = '/backend/api/upload-file'

/** Headers of a part of a file. */
export const uploadHeaders = { ticket: 'x-upload-ticket', offset: 'upload-offset' } as const

/** The kinds of file that can be uploaded, by the ends of their names. */
export const fileTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  md: 'text/markdown',
  csv: 'text/csv',
} as const

/** The end of the name of a file that can be uploaded. */
export type FileExtension = keyof typeof fileTypes

/** The end of a file's name, if files of that kind can be uploaded. */
export function extensionOf(name: string): FileExtension | undefined {
  const end = /\.([a-z\d]+)$/i.exec(name)?.[1]?.toLowerCase()
  return isExtension(end) ? end : undefined
}

const isExtension = (end: string | undefined): end is FileExtension =>
  end !== undefined && Object.hasOwn(fileTypes, end)

/** Why a file is not taken. */
export const fileRefusals = [
  'empty',
  'too large',
  'kind',
  'executable',
  'mismatch',
  'damaged',
  'bomb',
  'macro',
] as const

/** Why a file is not taken. */
export type FileRefusal = (typeof fileRefusals)[number]

/** Why a file is not even sent, as far as name and size tell; `undefined` for one that may be. */
export function refusalOf({ name, size }: { name: string; size: number }): FileRefusal | undefined {
  if (extensionOf(name) === undefined) return 'kind'
  if (size === 0) return 'empty'
  return size > maxFileBytes ? 'too large' : undefined
}

const anyDocument: z.ZodMiniType<Document> = document.schema
const id = z.string().check(z.minLength(1), z.maxLength(64))
const version = z.int().check(z.minimum(1))
const comment = z.string().check(z.maxLength(500))

/** Schema of what is needed to send a file, or to go on with it. */
export const uploadTicket = z.object({
  /** Of the upload. */
  id,
  /** Stands in for the access token at the address of files: for this upload alone, and for a short time. */
  ticket: z.string().check(z.minLength(1)),
  /** ISO 8601, UTC. */
  expiresAt: z.iso.datetime(),
  /** Bytes that the server has: the next one to be sent. */
  offset: z.int().check(z.minimum(0)),
})

/** What is needed to send a file, or to go on with it. */
export type UploadTicket = z.infer<typeof uploadTicket>

/** Schema of what is answered to a part of a file, and to the question how much is there. */
export const uploadProgress = z.object({ offset: z.int().check(z.minimum(0)) })

/** Schema of a version of a document. Nothing is ever overwritten: each upload and each restoring makes one. */
export const documentVersion = z.object({
  documentId: id,
  /** From 1. */
  number: version,
  file: fileFacts,
  /** Names are those of the time of uploading. */
  uploadedBy: z.string(),
  /** ISO 8601, UTC. */
  uploadedAt: z.iso.datetime(),
  comment,
  /** The version that it repeats; `null` for one that was uploaded. */
  restoredFrom: z.nullable(version),
  /** Whether it holds what would run elsewhere: scripts or actions. It is shown without, and the download says so. */
  active: z.boolean(),
})

/** A version of a document. */
export type DocumentVersion = z.infer<typeof documentVersion>

/** The error of an endpoint that takes a file: REFUSED_FILE (422) with the reason. */
const refusedFile = {
  REFUSED_FILE: {
    status: 422,
    message: 'This file is not taken.',
    data: z.object({ reason: z.enum(fileRefusals) }),
  },
}

/** The error of an endpoint that needs the whole file: INCOMPLETE (409) with how much of it is there. */
const incomplete = {
  INCOMPLETE: { status: 409, message: 'Not all of the file has arrived.', data: uploadProgress },
}

const route = (method: 'GET' | 'POST' | 'DELETE', path: `/${string}`, summary: string, successStatus?: number) =>
  inOrganisation.route({ method, path: `/processes${path}`, summary, successStatus, tags: ['Documents'] })

/**
 * The endpoints of the files of documents. A file comes in parts: `begin` answers a ticket with which the parts are sent to
 * {@link uploadPath}, each at the offset behind the one before; `resume` answers a new ticket and how far the upload is;
 * `finish` looks into the file and makes a version of it.
 */
export const documentFiles = {
  /** Announces a file. */
  begin: route('POST', '/uploads', 'Begin to upload a file', 201)
    .input(z.object({ name: z.string().check(z.minLength(1), z.maxLength(255)), size: z.int().check(z.minimum(0)) }))
    .output(uploadTicket)
    .errors(refusedFile),

  /** Answers a new ticket for an own upload, and how much of it is there. */
  resume: route('POST', '/uploads/{id}/ticket', 'Go on with an upload')
    .input(z.object({ id }))
    .output(uploadTicket)
    .errors(notFound),

  /**
   * Makes a version of what was uploaded: of a document, or of a new one that is called as the file is. What refuses a file
   * forgets it. Asked again, it answers the same.
   */
  finish: route('POST', '/uploads/{id}/finish', 'Finish an upload')
    .input(
      z.object({
        id,
        documentId: z.nullable(id),
        comment: z._default(comment, ''),
        /** What a new document belongs to. */
        subject: z.nullable(documentSubject),
      }),
    )
    .output(anyDocument)
    .errors({ ...notFound, ...refusedFile, ...incomplete }),

  /** Takes an own upload back. */
  cancel: route('DELETE', '/uploads/{id}', 'Cancel an upload')
    .input(z.object({ id }))
    .output(z.object({ id }))
    .errors(notFound),

  /** The versions of a document, the newest first. */
  versions: route('GET', '/documents/{id}/versions', 'List the versions of a document')
    .input(z.object({ id }))
    .output(z.array(documentVersion))
    .errors(notFound),

  /** The file of a version. */
  content: route('GET', '/documents/{id}/versions/{number}/content', 'Read the file of a version')
    .input(z.object({ id, number: z.coerce.number().check(z.int(), z.minimum(1)) }))
    .output(z.instanceof(Blob))
    .errors(notFound),

  /** Makes an older version the newest again, as a new version. */
  restore: route('POST', '/documents/{id}/versions/{number}/restore', 'Restore a version')
    .input(z.object({ id, number: z.coerce.number().check(z.int(), z.minimum(1)) }))
    .output(anyDocument)
    .errors(notFound),

  /** The documents that belong to an entity, those that were changed last first. */
  ofSubject: route('GET', '/subjects/{kind}/{id}/documents', 'List the documents of an entity')
    .input(z.object({ kind: entityName, id }))
    .output(z.array(anyDocument)),

  /** Lets a document belong to an entity; NOT_FOUND where one of them is not there. */
  link: route('POST', '/documents/{id}/subjects', 'Link a document')
    .input(z.object({ id, subject: documentSubject }))
    .output(anyDocument)
    .errors(notFound),

  /** Lets a document belong to an entity no longer, be that there or not. */
  unlink: route('POST', '/documents/{id}/subjects/remove', 'Unlink a document')
    .input(z.object({ id, subject: documentSubject }))
    .output(anyDocument)
    .errors(notFound),
}
