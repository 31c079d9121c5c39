import { addDays } from '@embpm/calendar'
import { linkTypes } from '@embpm/calendar/schedule'
import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { ProjectFileError, type FileTask, type ProjectFile } from './ProjectFile.js'
import { fromProject, fromProjectLibre } from './projectFiles.fixture.js'
import { readProjectXml } from './readProjectXml.js'
import { writeProjectXml } from './writeProjectXml.js'

const day = fc.nat(9000).map((days) => addDays('2015-01-01', days))
const days = fc.tuple(day, fc.nat(300)).map(([start, more]) => ({ start, end: addDays(start, more) }))
/** A text of one line as forms keep it: with anything in it but spaces around it. */
const name = fc
  .string({ unit: 'binary', minLength: 1, maxLength: 60 })
  // oxlint-disable-next-line no-control-regex -- XML has no place for these
  .map((text) => text.replace(/[\u0000-\u001F\uFFFE\uFFFF\uD800-\uDFFF]/g, '').trim())
  .filter((text) => text !== '')
const perhaps = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: null })
const files: fc.Arbitrary<ProjectFile> = fc
  .record({
    title: name,
    calendar: perhaps(
      fc.record({
        name,
        workweek: fc.uniqueArray(fc.integer({ min: 1, max: 7 })).map((list) => list.toSorted((a, b) => a - b)),
        exceptions: fc.array(
          fc.record({ span: days, works: fc.boolean(), name }).map(({ span, ...rest }) => ({ ...span, ...rest })),
          { maxLength: 3 },
        ),
      }),
    ),
    tasks: fc.array(
      fc.record({
        name,
        notes: fc.oneof(fc.constant(''), name),
        level: fc.integer({ min: 1, max: 5 }),
        planned: perhaps(days),
        duration: fc.nat(2000),
        progress: fc.nat(100),
        earliest: perhaps(day),
        actualStart: perhaps(day),
        baseline: perhaps(days),
        links: fc.array(
          fc.record({
            to: fc.nat(20),
            type: fc.constantFrom(...linkTypes),
            lag: fc.integer({ min: -500, max: 500 }),
          }),
          { maxLength: 2 },
        ),
      }),
      { minLength: 1, maxLength: 12 },
    ),
  })
  .map(({ tasks, ...rest }) => {
    let before = 0
    return {
      ...rest,
      tasks: tasks.map(({ links, ...task }, nth): FileTask => {
        before = Math.min(task.level, before + 1)
        return {
          ...task,
          uid: nth + 1,
          level: before,
          planned: task.planned && task.duration === 0 ? { ...task.planned, start: task.planned.end } : task.planned,
          actualEnd: task.actualStart && addDays(task.actualStart, 2),
          links: links.flatMap(({ to, ...link }) => (to < tasks.length ? [{ uid: to + 1, ...link }] : [])),
        }
      }),
    }
  })

test('what is written is read as it was, and nothing of it is left out', () => {
  fc.assert(
    fc.property(files, (file) => {
      expect(readProjectXml(writeProjectXml(file))).toEqual({ file, left: [] })
    }),
  )
})

const refused = (text: string): ProjectFileError => {
  try {
    readProjectXml(text)
  } catch (error) {
    if (error instanceof ProjectFileError) return error
    throw error
  }
  throw new Error('It was read.')
}

describe('a file of another program', () => {
  it('is read as Microsoft Project writes it, and what is left out is named', () => {
    const { file, left } = readProjectXml(fromProject)
    expect(file.tasks.map(({ uid, level, name: called, duration }) => [uid, level, called, duration])).toEqual([
      [1, 1, 'Prepare & check', 5],
      [4, 2, 'Scope', 3],
      [7, 2, 'Approved', 0],
    ])
    expect(file.tasks[1]).toMatchObject({
      progress: 40,
      earliest: '2026-11-23',
      actualStart: '2026-11-23',
      notes: 'With both plants',
      baseline: { start: '2026-11-20', end: '2026-11-24' },
    })
    expect(file.tasks[2]?.links).toEqual([{ uid: 4, type: 'FS', lag: 1 }])
    expect(file.calendar).toEqual({
      name: 'Standard',
      workweek: [1, 2],
      exceptions: [{ start: '2026-12-24', end: '2026-12-25', works: false, name: '' }],
    })
    expect(left.map(({ reason }) => reason)).toEqual(['blank', 'rounded', 'constraint', 'link', 'resources', 'fields'])
  })

  it('is read as ProjectLibre writes it', () => {
    const { file, left } = readProjectXml(fromProjectLibre)
    expect(file.title).toBe('plan')
    expect(file.tasks.map(({ level, name: called, duration }) => [level, called, duration])).toEqual([
      [1, 'Build', 7],
      [2, 'Dry run', 2],
      [1, 'Data', 2],
    ])
    expect(file.tasks[1]?.links).toEqual([{ uid: 12, type: 'SS', lag: -1 }])
    expect(left.map(({ reason }) => reason)).toEqual(['inactive', 'elapsed'])
  })
})

describe('a broken file', () => {
  const second = (text: string) => fromProject.replace('PT20H0M0S', text)

  it.each([
    ['that ends too early', fromProject.slice(0, 1200), 'malformed'],
    ['whose elements cross', fromProject.replace('</Tasks>', '</Tusks>'), 'malformed'],
    ['with a length that is none', second('40 hours'), 'value'],
    ['with a day that is none', fromProject.replace('2026-11-20T08:00:00', '2026-02-30T08:00:00'), 'value'],
    ['with a number that is none', fromProject.replace('<PercentComplete>40', '<PercentComplete>half'), 'value'],
    ['with two tasks of the same number', fromProject.replace('<UID>7<', '<UID>4<'), 'number'],
    ['of another kind', '<?xml version="1.0"?>\n<bpmn/>', 'otherKind'],
    ['without a task', '<Project><Tasks/></Project>', 'empty'],
  ])('%s is refused', (_, text, problem) => {
    expect(refused(text).problem).toBe(problem)
  })

  it('is refused with the line', () => {
    const { line, what } = refused(second('40 hours'))
    expect(fromProject.split('\n')[Number(line) - 1]).toContain('PT20H0M0S')
    expect(what).toBe('Duration 40 hours')
    const crossed = refused(fromProject.replace('</Tasks>', '</Tusks>')).line
    expect(fromProject.split('\n')[Number(crossed) - 1]).toContain('</Tasks>')
  })

  it('that names entities of its own is refused before one is unfolded', () => {
    const bomb = '<?xml version="1.0"?><!DOCTYPE p [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]><Project>&b;</Project>'
    expect(refused(bomb).problem).toBe('documentType')
  })

  it('never breaks the reader, wherever it is cut or changed', () => {
    fc.assert(
      fc.property(fc.nat(fromProject.length), fc.string({ maxLength: 3 }), (at, put) => {
        const text = fromProject.slice(0, at) + put + fromProject.slice(at + put.length)
        try {
          readProjectXml(text)
        } catch (error) {
          expect(error).toBeInstanceOf(ProjectFileError)
        }
      }),
    )
  })
})
