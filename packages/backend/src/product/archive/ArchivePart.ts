import type {
  ArchiveLeaving,
  archiveOutcome,
  ArchivePartName,
  ArchiveRefusal,
  archiveProblems,
} from '@embpm/contract/organisation-archive'
import type { Family } from '@embpm/contract'
import type * as z from 'zod/mini'

import type { Row, Step } from '../../store.js'
import type { Caller } from '../entity/EntityTableDefinition.js'
import type { ReadBy } from '../entity/withAccess.js'

/** What a column of a record refers to. */
export interface ArchiveReference {
  column: string
  /** The parts that it may name an id of; `people` for a person. */
  to: readonly (ArchivePartName | 'people')[]
  /** Without it the record cannot be. */
  required: boolean
  /** The record belongs to what it names, and goes where that goes. */
  owned?: boolean
}

/** How much of something an archive lacks. */
export interface Left {
  what: ArchiveLeaving
  count: number
}

/** What an organisation has of a part, as it goes into an archive. */
export interface Collected<R extends Row = Row> {
  records: readonly R[]
  /** Ids of those that are samples as they were made. */
  samples: ReadonlySet<string>
  left: readonly Left[]
}

/** Why a record is not taken, and by which field. */
export type Unfit = { code: (typeof archiveProblems)[number]; field: string | null }

/** What has to be written for a part. */
export interface Writing {
  steps: readonly Step[]
  /** Takes back what was stored besides, where the steps could not be written. */
  undo?: () => Promise<void>
  /** Once the steps are written: whether somebody else was faster all the same, where the browser has no locks. */
  isLost?: () => boolean
}

/** The records of a part that an archive brings, on the way into an organisation. */
export interface Incoming {
  name: ArchivePartName
  /** Whether something with this id is there, or will be. */
  has: (id: string) => boolean
  /** Names the people of the installation in place of those of the archive. */
  namePeople: (people: PeopleHere) => void
  /** Empties references to what is not there, and drops what cannot do without. Answers whether something was dropped. */
  settle: (isThere: (to: ArchiveReference['to'], id: string) => boolean) => boolean
  /** What would be written, for the rules between records to look at. */
  staged: () => readonly Step[]
  /** Drops what breaks a rule. The caller's store has all that is staged. */
  examine: (caller: Caller) => Promise<void>
  write: (caller: Caller) => Promise<Writing>
  outcome: () => z.infer<typeof archiveOutcome>['parts'][number] & {
    refusals: readonly ArchiveRefusal[]
    emptied: number
  }
}

/** The people of an archive as they are known here. */
export interface PeopleHere {
  /** The id that somebody has here; `null` for one who is not. It is counted. */
  idOf: (id: string) => string | null
  /** Who stands in where a record cannot do without a person. */
  importer: string
}

/** A part of what an organisation has, as archives know it. */
export interface ArchivePart {
  name: ArchivePartName
  /** Who may write it. */
  family: Family
  readers: () => ReadBy
  references: readonly ArchiveReference[]
  /** Ids of people whom a record names besides its references. */
  peopleIn: (record: Row) => readonly string[]
  collect: (caller: Caller) => Promise<Collected>
  /** The ids that are there. */
  ids: (caller: Caller) => Promise<ReadonlySet<string>>
  open: (raw: readonly unknown[], caller: Caller) => Promise<Incoming>
}

const known = new Map<ArchivePartName, ArchivePart>()

/** All that an organisation has, part by part. Each enters itself where its records are kept, so that nothing is forgotten. */
export const archiveParts = {
  enter: (part: ArchivePart): void => void known.set(part.name, part),
  all: (): readonly ArchivePart[] => [...known.values()],
  get: (name: ArchivePartName): ArchivePart | undefined => known.get(name),
}
