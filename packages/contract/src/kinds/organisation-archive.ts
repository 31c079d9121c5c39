import * as z from 'zod/mini'

import { inOrganisation, notFound } from '../common/errors.js'
import { personEntry } from '../common/people.js'
import { entityNames } from '../kinds.js'

/** What tells an archive from any other JSON, and how it is read: a change that older readers would misread counts the version up. */
export const archiveFormat = { format: 'embpm.organisation', version: 1 } as const

/** Bytes of the largest archive, as JSON: 48 MiB. */
export const maxArchiveBytes = 48 * 1024 * 1024

/** The most refusals and unknown people that are answered by name. */
export const maxArchiveNamed = 200

/** What an organisation has besides entities. `revisions` come with their models, `documentVersions` with their files. */
export const archiveExtras = ['revisions', 'comments', 'documentVersions', 'checkRuns', 'ignoredFindings'] as const

/** Names of what an archive is made of: the kinds of entity that belong to organisations, and what they have besides. */
export const archivePartNames = [...entityNames, ...archiveExtras] as const

/** Name of a part of an archive. */
export type ArchivePartName = (typeof archivePartNames)[number]

const partName = z.enum(archivePartNames)
const count = z.int().check(z.minimum(0))

/** What can be left out of an archive. */
export const archiveLeavings = ['secrets', 'files', 'steps', 'personal', 'forbidden', 'samples'] as const

/** What is left out of an archive. */
export type ArchiveLeaving = (typeof archiveLeavings)[number]

/**
 * Schema of what is left out, and how much of it. `secrets`: values that nobody may read · `files`: versions of documents without their
 * contents · `steps`: steps of the audit log, which nobody writes but the server itself · `personal`: what others keep for themselves ·
 * `forbidden`: kinds that the caller may not read · `samples`: samples that nobody has changed and nothing refers to.
 */
export const archiveLeft = z.array(z.object({ what: z.enum(archiveLeavings), count }))

/** Schema of an archive: all that an organisation has, in one document. */
export const organisationArchive = z.object({
  format: z.literal(archiveFormat.format),
  version: z.literal(archiveFormat.version),
  /** ISO 8601, UTC. */
  madeAt: z.iso.datetime(),
  organisation: z.object({
    organisationId: z.string().check(z.maxLength(64)),
    title: z.string().check(z.maxLength(200)),
  }),
  /** Its members, and whom records name besides. Another installation knows them by their e-mail addresses. */
  people: z.array(personEntry),
  /** Records by the name of their part, in the order of the lists; what is deleted is not among them. */
  parts: z.partialRecord(partName, z.array(z.unknown())),
  left: archiveLeft,
})

/** All that an organisation has, in one document. */
export type OrganisationArchive = z.infer<typeof organisationArchive>

/** Why a record of an archive is not taken. */
export const archiveProblems = ['invalid', 'reference', 'taken', 'misplaced', 'rule', 'forbidden', 'file'] as const

/** Schema of a record that is not taken. */
export const archiveRefusal = z.object({
  part: partName,
  /** Its id; `null` where it has none. */
  id: z.nullable(z.string()),
  /** What people call it; empty where that is not known. */
  name: z.string(),
  /**
   * `invalid`: no such record · `reference`: it cannot do without something that is not there · `taken`: another one has its key · `misplaced`:
   * it cannot stand there in its tree · `rule`: it breaks a rule with others · `forbidden`: not for the caller to write · `file`:
   * a file that is not taken.
   */
  code: z.enum(archiveProblems),
  /** The field that it is about; `null` for the record as a whole. */
  field: z.nullable(z.string()),
})

/** A record that is not taken. */
export type ArchiveRefusal = z.infer<typeof archiveRefusal>

/** Schema of what becomes of an archive in an organisation. */
export const archiveOutcome = z.object({
  /** Name of the organisation that it is of. */
  title: z.string(),
  madeAt: z.iso.datetime(),
  parts: z.array(z.object({ part: partName, created: count, there: count, refused: count })),
  /** The first refusals; the parts say how many there are. */
  refusals: z.array(archiveRefusal).check(z.maxLength(maxArchiveNamed)),
  /** References to what is not there, which are empty now. */
  emptied: count,
  /** The first of the people who do not exist here. References to them are empty or name the importer now. */
  unknownPeople: z.array(z.pick(personEntry, { name: true, email: true })).check(z.maxLength(maxArchiveNamed)),
  /** How often these were named. */
  unknownNamed: count,
  /** What the archive says that it lacks. */
  left: archiveLeft,
})

/** What becomes of an archive in an organisation. */
export type ArchiveOutcome = z.infer<typeof archiveOutcome>

/** Why an archive cannot be read: it is none, of a version that is not known here, damaged, or more than is taken. */
export const archiveRefusals = ['format', 'version', 'damaged', 'deep', 'large'] as const

const id = z.string().check(z.minLength(1), z.maxLength(64))
const path = '/administration/organisations/{id}/archive'
const tags = ['Administration']

/** The endpoints of archives, for those who administer the organisation. `id` is that of its record. */
export const archive = {
  /**
   * All that an organisation has. No passwords, keys or tokens, and nothing that the caller may not read. `samples` says whether all
   * samples are in it, or those alone that were changed or that what is in it refers to. TOO_LARGE for more than 48 MiB.
   */
  export: inOrganisation
    .route({ method: 'GET', path, summary: 'Export an organisation', tags })
    .input(z.object({ id, samples: z._default(z.enum(['all', 'used']), 'all') }))
    .output(organisationArchive)
    .errors({
      ...notFound,
      TOO_LARGE: {
        status: 413,
        message: 'The organisation is more than one archive holds.',
        data: z.object({ bytes: count }),
      },
    }),

  /**
   * Brings an archive into an organisation. `check` writes nothing and answers what `write` would do; `write` does it in one step, all
   * or nothing. `archive` is an {@link organisationArchive}; what is none is UNREADABLE. Ids stay as they are; what has an id that is there already stays as it is there. What was made is recorded as the importer's.
   */
  import: inOrganisation
    .route({ method: 'POST', path, summary: 'Import an organisation', tags })
    .input(z.object({ id, mode: z.enum(['check', 'write']), archive: z.record(z.string(), z.unknown()) }))
    .output(archiveOutcome)
    .errors({
      ...notFound,
      UNREADABLE: {
        status: 422,
        message: 'This archive cannot be read.',
        data: z.object({ reason: z.enum(archiveRefusals) }),
      },
    }),
}
