import { type Course, courseSteps } from '@embpm/contract/sample/academy'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { academySearch } from './academySearch.js'
import {
  chosenCourses,
  type CourseChoice,
  courseNow,
  courseToGoOn,
  finished,
  isBegun,
  isDone,
  keptProgress,
  minutesLeft,
  type Progress,
  reached,
} from './courseProgress.js'

const courseOf = (id: string, progress: Progress, more: Partial<Course> = {}): Course => ({
  id,
  title: `Course ${id}`,
  slug: id,
  description: '',
  category: 'web',
  duration: 55,
  totalSteps: courseSteps,
  updatedAt: '2026-01-01T00:00:00.000Z',
  featured: false,
  progress,
  ...more,
})
const progress = fc.record({ currentStep: fc.nat(courseSteps - 1), completed: fc.nat(3) })
const idsOf = (courses: readonly Course[]) => courses.map(({ id }) => id)

describe('progress', () => {
  test('never goes back while a course is read, in whatever order, and can be kept', () => {
    fc.assert(
      fc.property(progress, fc.array(fc.nat(courseSteps - 1)), (start, steps) => {
        let now: Progress = start
        for (const step of steps) {
          const next = reached(now, step)
          expect(next.currentStep).toBeGreaterThanOrEqual(now.currentStep)
          expect(next.completed).toBe(start.completed)
          now = next
        }
        // Of a course that is done only the steps from its second one on count.
        const from = isDone({ progress: start }) ? steps.indexOf(1) : 0
        expect(now.currentStep).toBe(Math.max(start.currentStep, ...(from < 0 ? [] : steps.slice(from))))
        expect(keptProgress.parse(JSON.parse(JSON.stringify({ a: now })))).toEqual({ a: now })
      }),
    )
  })

  test('ends where the course is finished, once more each time; reading it again begins anew, looking something up does not', () => {
    const end = finished(reached({ currentStep: 3, completed: 1 }, 10))
    expect(end).toEqual({ currentStep: 0, completed: 2 })
    expect([isDone({ progress: end }), isBegun({ progress: end })]).toEqual([true, false])
    expect(reached(end, courseSteps - 1)).toEqual(end)
    const again = reached(end, 1)
    expect([isDone({ progress: again }), isBegun({ progress: again })]).toEqual([false, true])
    expect(isDone({ progress: { currentStep: 0, completed: 0 } })).toBe(false)
  })

  test('is what was read here, else what the service says', () => {
    const course = courseOf('a', { currentStep: 2, completed: 0 })
    expect(courseNow(course, {})).toEqual(course)
    expect(courseNow(course, { a: { currentStep: 5, completed: 1 } }).progress).toEqual({
      currentStep: 5,
      completed: 1,
    })
  })

  test('leaves a share of the minutes, and at least one', () => {
    expect(minutesLeft(courseOf('a', { currentStep: 0, completed: 0 }))).toBe(55)
    expect(minutesLeft(courseOf('a', { currentStep: 7, completed: 0 }))).toBe(20)
    expect(minutesLeft(courseOf('a', { currentStep: 10, completed: 0 }, { duration: 1 }))).toBe(1)
  })
})

const [fresh, begun, later, done] = [
  courseOf('fresh', { currentStep: 0, completed: 0 }),
  courseOf('begun', { currentStep: 4, completed: 0 }, { category: 'cloud', description: 'Backups at night' }),
  courseOf('later', { currentStep: 1, completed: 2 }, { title: 'Night watch' }),
  courseOf('done', { currentStep: 0, completed: 1 }),
]
const all = [fresh, begun, later, done]

test('one goes on with the course that was read last here, else with the first that is begun', () => {
  expect(courseToGoOn(all, {})).toBe(begun)
  expect(courseToGoOn(all, { begun: begun.progress, later: later.progress })).toBe(later)
  expect(courseToGoOn(all, { later: later.progress, done: done.progress })).toBe(later)
  expect(courseToGoOn([fresh, done], { done: done.progress })).toBeUndefined()
})

test('courses are chosen by words in title or description, by their category, and whether they are done', () => {
  const none: CourseChoice = { search: '', category: undefined, hideDone: false }
  const chosen = (choice: Partial<CourseChoice>) => idsOf(chosenCourses(all, { ...none, ...choice }, 'en'))
  expect(chosen({})).toEqual(idsOf(all))
  expect(chosen({ hideDone: true })).toEqual(['fresh', 'begun', 'later'])
  expect(chosen({ category: 'cloud' })).toEqual(['begun'])
  expect(chosen({ search: ' NIGHT ' })).toEqual(['begun', 'later'])
  expect(chosen({ search: 'night backups' })).toEqual(['begun'])
  expect(chosen({ search: 'night', category: 'web' })).toEqual(['later'])
})

test.each([
  ['1', 1],
  ['11', 11],
  ['0', undefined],
  ['12', undefined],
  ['1.5', undefined],
  ['', undefined],
])('the step %o of an address is %o', (text, step) => {
  expect(academySearch.step.safeParse(text).data).toBe(step)
})
