import { documentVersion } from '@embpm/contract/document-file'
import * as z from 'zod/mini'

import { definePart } from '../archive/definePart.js'
import { puttingIn } from '../archive/archivedCollection.js'
import type { ArchivePart, Collected } from '../archive/ArchivePart.js'
import type { Caller } from '../entity/EntityTableDefinition.js'
import { knownTables } from '../entity/knownTables.js'
import { documentTable } from './document.js'
import { sniff } from './sniffing/sniff.js'
import { contentOf, shownVersion, storedVersions, versionsOf } from './versions.js'

/** Bytes of the files that an archive has at most; further ones are left out of it. */
const maxContents = 24 * 1024 * 1024

const archived = z.extend(documentVersion, {
  id: z.string().check(z.minLength(1), z.maxLength(100)),
  /** Its file in base64; `null` where the archive lacks it. */
  content: z.nullable(z.string()),
})

type Archived = z.infer<typeof archived>

/** Bytes that are turned into text at once: more arguments than that do not fit on the stack. */
const chunk = 32_768

async function base64Of(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  let text = ''
  for (let at = 0; at < bytes.length; at += chunk) text += String.fromCharCode(...bytes.subarray(at, at + chunk))
  return btoa(text)
}

/** What a text in base64 says; `undefined` for a text that is none. */
function bytesIn(base64: string): Blob | undefined {
  try {
    return new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))])
  } catch {
    return undefined
  }
}

async function collect(caller: Caller): Promise<Collected<Archived>> {
  const records: Archived[] = []
  const samples = new Set<string>()
  let bytes = 0
  let without = 0
  for (const document of await documentTable.all(caller)) {
    for (const version of (await versionsOf(document, caller)).toReversed()) {
      bytes += version.file.size
      const fits = bytes <= maxContents
      if (!fits) without += 1
      const content = fits ? await contentOf(version, caller).then(base64Of) : null
      records.push({ ...shownVersion(version), id: version.id, content })
      if (version.sample !== null && version.fileId === null && version.restoredFrom === null) samples.add(version.id)
    }
  }
  return { records, samples, left: [{ what: 'files', count: without }] }
}

/** The versions of an organisation's documents, with their files. */
export const archivedVersions: ArchivePart = definePart<Archived>({
  name: 'documentVersions',
  family: 'processes',
  readers: () => knownTables.readersOf('documents'),
  schema: archived,
  references: [{ column: 'documentId', to: ['documents'], required: true, owned: true }],
  nameOf: ({ file }) => file.name,
  collect,
  async standing(caller) {
    const all = await Promise.all((await documentTable.all(caller)).map((one) => versionsOf(one, caller)))
    return new Map(all.flat().map(({ id }) => [id, undefined]))
  },
  // As with an upload: what would not be taken from a person is not taken from an archive.
  async look(record) {
    if (record.content === null) return { record }
    const contents = bytesIn(record.content)
    const sniffed = contents && (await sniff(contents, record.file.name))
    if (!contents || !sniffed || sniffed.refusal !== undefined) return { unfit: { code: 'file', field: 'file' } }
    const file = { ...record.file, mime: sniffed.mime, size: contents.size }
    return { record: { ...record, file, active: sniffed.active } }
  },
  async write(records, caller) {
    const { files } = caller.store
    const { put, isLost } = puttingIn(storedVersions, caller)
    const kept: string[] = []
    const undo = async () => {
      for (const id of kept) await files.remove(id)
    }
    const steps = []
    for (const { content, ...version } of records) {
      const contents = content === null ? undefined : bytesIn(content)
      const fileId = contents ? caller.newId() : null
      if (contents && fileId !== null) {
        kept.push(fileId)
        await files.append(fileId, 0, contents)
      }
      steps.push(put({ ...version, fileId, sample: null }))
    }
    return { steps, isLost, undo }
  },
})
