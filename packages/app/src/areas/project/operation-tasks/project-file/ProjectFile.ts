import type { Day } from '@embpm/calendar'
import type { LinkType } from '@embpm/calendar/schedule'
import type { WorkingException } from '@embpm/calendar/working-calendar'

/** First and last day. */
export interface FileDays {
  start: Day
  end: Day
}

/** A task as a project file says it. */
export interface FileTask {
  /** Its number, unique in the file. */
  uid: number
  name: string
  notes: string
  /** Place in the outline, from 1; what follows on a deeper level is below it. */
  level: number
  /** When it is planned; of a milestone the one day. `null` where the file does not say. */
  planned: FileDays | null
  /** Working days; 0 for a milestone. */
  duration: number
  /** In percent. */
  progress: number
  /** It starts on this day at the earliest. */
  earliest: Day | null
  actualStart: Day | null
  actualEnd: Day | null
  baseline: FileDays | null
  /** What it waits for, by the number of that, with working days between them. */
  links: readonly { uid: number; type: LinkType; lag: number }[]
}

/** The days on which one works, as a project file says them. */
export interface FileCalendar {
  name: string
  /** Monday is 1, Sunday 7. */
  workweek: readonly number[]
  exceptions: readonly WorkingException[]
}

/** What a project file says, of what tasks here have. */
export interface ProjectFile {
  title: string
  calendar: FileCalendar | null
  tasks: readonly FileTask[]
}

/** Why something of a file becomes nothing here, or something else. */
const leftReasons = [
  'blank',
  'inactive',
  'rounded',
  'elapsed',
  'constraint',
  'link',
  'beginEnd',
  'resources',
  'fields',
  'calendar',
] as const

/** Something of a file that becomes nothing here, or something else, and why. */
export interface FileLeft {
  reason: (typeof leftReasons)[number]
  what: string
}

/** Why a project file cannot be read. */
const projectFileProblems = [
  'malformed',
  'documentType',
  'tooMuch',
  'tooMany',
  'otherKind',
  'value',
  'number',
  'empty',
] as const

/** A project file that cannot be read: why, and where. */
export class ProjectFileError extends Error {
  override readonly name = 'ProjectFileError'

  readonly problem: (typeof projectFileProblems)[number]

  /** From 1; `undefined` where it is about the whole file. */
  readonly line: number | undefined

  /** The element or value that is meant. */
  readonly what: string

  constructor(problem: ProjectFileError['problem'], line?: number, what = '') {
    super(`The project file is refused: ${problem} ${what}`.trim())
    this.problem = problem
    this.line = line
    this.what = what
  }
}

/** Most tasks of a file: they become one change of one order. */
export const mostFileTasks = 1000
