import type { Document } from '@embpm/contract/document'
import { type DocumentVersion, documentVersion } from '@embpm/contract/document-file'
import * as z from 'zod/mini'

import { defineCollection } from '../../store.js'
import type { Caller } from '../entity/EntityTableDefinition.js'
import { missing } from '../entity/refusals.js'
import { rowIndex } from '../entity/rowIndex.js'
import { sampleFile } from './sample-files/sampleFile.js'
import { sampleVersions } from './sampleVersions.js'

const storedVersion = z.extend(documentVersion, {
  id: z.string(),
  /** Where its contents are among the files; `null` for those of a sample, which are made when they are asked for. */
  fileId: z.nullable(z.string()),
  /** The number of the sample's version whose contents it has. */
  sample: z.nullable(z.int()),
})

/** A version as it is stored. */
export type StoredVersion = z.infer<typeof storedVersion>

/** The versions that were uploaded or restored. Those of samples follow from their documents. */
export const storedVersions = defineCollection<StoredVersion>({
  name: 'document-version',
  schema: storedVersion,
  seeds: () => [],
})
const byDocument = rowIndex<StoredVersion>(({ documentId }) => [documentId])

/** All versions of a document, the newest first. */
export async function versionsOf(
  document: Pick<Document, 'id' | 'organisationId'>,
  { store, organisationId }: Caller,
): Promise<StoredVersion[]> {
  const stored = byDocument(await store.list(storedVersions, organisationId)).get(document.id) ?? []
  return [...stored, ...sampleVersions(document)].toSorted((left, right) => right.number - left.number)
}

/** A version as it is answered. */
export const shownVersion = (version: StoredVersion): DocumentVersion => documentVersion.parse(version)

/** One of them, or NOT_FOUND. */
export function versionIn(versions: readonly StoredVersion[], number: number): StoredVersion {
  const found = versions.find((one) => one.number === number)
  if (!found) throw missing(String(number))
  return found
}

/** The contents of a version, or NOT_FOUND. */
export async function contentOf(
  { file, fileId, sample, documentId }: StoredVersion,
  { store, organisationId }: Caller,
): Promise<File> {
  const kept = fileId === null ? undefined : await store.files.read(fileId)
  const made = sample === null ? undefined : await sampleFile({ id: documentId, organisationId }, sample)
  const contents = kept ?? made
  if (!contents) throw missing(documentId)
  return new File([contents], file.name, { type: file.mime })
}

/** Adds a version above all others, and answers it. */
export async function addVersion(
  document: Document,
  made: Pick<StoredVersion, 'file' | 'fileId' | 'sample' | 'comment' | 'restoredFrom' | 'active'>,
  caller: Caller,
): Promise<StoredVersion> {
  const { store, organisationId, user } = caller
  const [newest] = await versionsOf(document, caller)
  const number = (newest?.number ?? 0) + 1
  const version: StoredVersion = {
    ...made,
    id: `${document.id}.${number}`,
    documentId: document.id,
    number,
    uploadedBy: `${user.firstname} ${user.lastname}`,
    uploadedAt: new Date().toISOString(),
  }
  const written = await store.create(storedVersions, organisationId, version)
  // Another tab was faster: the next number is free.
  return written.kind === 'conflict' ? addVersion(document, made, caller) : version
}
