import { linkTypes } from '@embpm/calendar/schedule'
import { below, parseXml, type XmlElement } from '../../../../api-description/parseXml.js'
import { ImportFileError } from '../../../../entity/import/ImportFileError.js'
import { fileReading, type FileReading } from './FileReading.js'
import { mostFileTasks, ProjectFileError, type FileLeft, type FileTask, type ProjectFile } from './ProjectFile.js'
import { readFileCalendar } from './readFileCalendar.js'
import { linkNumbers } from './writeProjectXml.js'

/** What a project file says, and what of it is left out or taken otherwise. */
export interface ReadProject {
  file: ProjectFile
  left: readonly FileLeft[]
}

/**
 * Reads the XML of Microsoft Project, as it and other programs write it.
 * @throws ProjectFileError with the line, where the text is no such file, or a value in it is none of its kind
 */
export function readProjectXml(text: string): ReadProject {
  const xml = text.replace(/^\uFEFF/, '')
  const root = rootOf(xml)
  if (root.name !== 'Project') throw new ProjectFileError('otherKind', 1, root.name)
  const read = fileReading(xml)
  const perDay = Math.max(1, read.numberOf(root, 'MinutesPerDay', 480))
  const [list] = below(root, 'Tasks')
  const elements = (list ? below(list, 'Task') : []).filter((element) => isTask(element, read))
  if (elements.length === 0) throw new ProjectFileError('empty')
  if (elements.length > mostFileTasks) throw new ProjectFileError('tooMany')
  const uids = new Set<number>()
  for (const element of elements) {
    const uid = read.numberOf(element, 'UID', 0)
    if (uids.has(uid)) read.refuse(element, 'UID', 'number')
    uids.add(uid)
  }
  const tasks = inOutline(elements.map((element) => taskOf(element, { read, perDay, uids })))
  for (const resource of below(below(root, 'Resources')[0] ?? root, 'Resource')) {
    const what = read.textOf(resource, 'Name')
    if (what !== '') read.left.push({ reason: 'resources', what })
  }
  for (const field of below(below(root, 'ExtendedAttributes')[0] ?? root, 'ExtendedAttribute'))
    read.left.push({ reason: 'fields', what: read.textOf(field, 'Alias') || read.textOf(field, 'FieldName') })
  const title = read.textOf(root, 'Title') || read.textOf(root, 'Name')
  return { file: { title, calendar: readFileCalendar(root, read), tasks }, left: read.left }
}

function rootOf(xml: string): XmlElement {
  try {
    return parseXml(xml)
  } catch (error) {
    if (!(error instanceof ImportFileError)) throw error
    const { problem, line } = error
    // What ends too early ends in its last line.
    const last = xml.trimEnd().split('\n').length
    throw new ProjectFileError(
      problem === 'documentType' || problem === 'tooMuch' ? problem : 'malformed',
      line ?? (problem === 'malformed' ? last : undefined),
    )
  }
}

/** Whether an element is a task here: no empty line, not the project itself, and not switched off. */
function isTask(element: XmlElement, read: FileReading): boolean {
  if (read.numberOf(element, 'OutlineLevel', 1) === 0) return false
  const what = read.textOf(element, 'Name')
  if (read.textOf(element, 'IsNull') === '1' || what === '') {
    read.left.push({ reason: 'blank', what: `UID ${read.textOf(element, 'UID')}` })
    return false
  }
  if (read.textOf(element, 'Active') !== '0') return true
  read.left.push({ reason: 'inactive', what })
  return false
}

interface Around {
  read: FileReading
  perDay: number
  uids: ReadonlySet<number>
}

function taskOf(element: XmlElement, around: Around): FileTask {
  const { read } = around
  const name = read.textOf(element, 'Name').slice(0, 200)
  const [start, end] = [read.dayOf(element, 'Start'), read.dayOf(element, 'Finish')]
  const began = read.dayOf(element, 'ActualStart')
  const ended = read.dayOf(element, 'ActualFinish')
  const isTurned = began !== null && ended !== null && ended < began
  if (isTurned) read.left.push({ reason: 'beginEnd', what: name })
  return {
    uid: read.numberOf(element, 'UID', 0),
    name,
    notes: read.textOf(element, 'Notes').slice(0, 10_000),
    level: read.numberOf(element, 'OutlineLevel', 1),
    planned: start !== null && end !== null ? { start, end: end < start ? start : end } : null,
    duration: durationOf(element, name, around),
    progress: Math.max(0, Math.min(100, read.numberOf(element, 'PercentComplete', 0))),
    earliest: earliestOf(element, name, read),
    actualStart: began,
    actualEnd: isTurned ? null : ended,
    baseline: baselineOf(element, read),
    links: below(element, 'PredecessorLink').flatMap((link) => linkOf(link, name, around)),
  }
}

/** The formats of a duration that runs day and night, such as "3 elapsed days". Source: the schema of Project 2007. */
const elapsed = [4, 6, 8, 10, 12, 36, 38, 40, 42, 44]

function durationOf(element: XmlElement, name: string, { read, perDay }: Around): number {
  const minutes = read.minutesOf(element, 'Duration') ?? 0
  const runs = elapsed.includes(read.numberOf(element, 'DurationFormat', 7))
  const days = minutes / (runs ? 1440 : perDay)
  const whole = Math.min(2000, Math.ceil(days))
  if (runs) read.left.push({ reason: 'elapsed', what: name })
  else if (whole !== days) read.left.push({ reason: 'rounded', what: `${name}: ${read.textOf(element, 'Duration')}` })
  return whole
}

/** "As soon as possible" is 0, "start no earlier than" 4; any other constraint is none here. */
function earliestOf(element: XmlElement, name: string, read: FileReading) {
  const constraint = read.numberOf(element, 'ConstraintType', 0)
  if (constraint === 4) return read.dayOf(element, 'ConstraintDate')
  if (constraint !== 0) read.left.push({ reason: 'constraint', what: name })
  return null
}

function baselineOf(element: XmlElement, read: FileReading) {
  const first = below(element, 'Baseline').find((one) => read.numberOf(one, 'Number', 0) === 0)
  const [start, end] = first ? [read.dayOf(first, 'Start'), read.dayOf(first, 'Finish')] : [null, null]
  return start !== null && end !== null ? { start, end: end < start ? start : end } : null
}

function linkOf(link: XmlElement, name: string, { read, perDay, uids }: Around): FileTask['links'] {
  const uid = read.numberOf(link, 'PredecessorUID', -1)
  const number = read.numberOf(link, 'Type', 1)
  const type = linkTypes.find((one) => linkNumbers[one] === number)
  if (!type) return read.refuse(link, 'Type')
  const format = read.numberOf(link, 'LagFormat', 7)
  // In percent of the earlier task: no number of days.
  const isShare = format === 19 || format === 20 || format === 51 || format === 52
  if (!uids.has(uid) || read.textOf(link, 'CrossProject') === '1' || isShare) {
    read.left.push({ reason: 'link', what: `${name}: UID ${uid}` })
    return []
  }
  const days = read.numberOf(link, 'LinkLag', 0) / (10 * (elapsed.includes(format) ? 1440 : perDay))
  const lag = Math.max(-500, Math.min(500, Math.sign(days) * Math.ceil(Math.abs(days))))
  if (lag !== days) read.left.push({ reason: 'rounded', what: `${name}: UID ${uid}` })
  return [{ uid, type, lag: lag === 0 ? 0 : lag }]
}

/** Levels without a gap: what is two deeper than the one before is one deeper. */
function inOutline(tasks: readonly FileTask[]): FileTask[] {
  let before = 0
  return tasks.map((task) => {
    const level = Math.max(1, Math.min(task.level, before + 1))
    before = level
    return { ...task, level }
  })
}
