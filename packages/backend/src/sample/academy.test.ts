import { course, courseCategory, courseStep, courseWithSteps } from '@embpm/contract/sample/academy'
import { expect } from 'vitest'
import * as z from 'zod/mini'

import { conforms } from '../testing/conforms.js'
import { htmlProblems } from '../testing/htmlProblems.js'
import { sampleNow } from './clock.js'

const courses = z.array(z.strictObject(course.shape))

conforms('/apps/academy', [
  {
    says: 'lists the categories by title',
    check: async ({ read }) => {
      const all = await read(z.array(courseCategory), 'GET categories')
      expect(all).toEqual(
        ['Android', 'Cloud', 'Firebase', 'Web'].map((title) => ({
          id: `course-category-${title.toLowerCase()}`,
          title,
          slug: title.toLowerCase(),
        })),
      )
    },
  },
  {
    says: 'lists the courses without their steps',
    check: async ({ read }) => {
      const all = await read(courses, 'GET courses')
      expect(all).toHaveLength(18)
      for (const key of ['id', 'title', 'slug', 'description'] as const)
        expect(new Set(all.map((one) => one[key])).size, key).toBe(18)
      const counts = ['web', 'firebase', 'cloud', 'android'].map(
        (slug) => all.filter(({ category }) => category === slug).length,
      )
      expect(counts).toEqual([5, 4, 5, 4])
      expect(all.filter(({ featured }) => featured)).toHaveLength(3)
      for (const { slug, updatedAt } of all) {
        expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
        expect(Date.parse(updatedAt)).toBeLessThan(sampleNow)
      }
      const states = all.map(({ progress: { currentStep, completed } }) => `${currentStep > 0}-${completed > 0}`)
      expect(new Set(states).size, 'courses not begun, begun, finished, and begun again').toBe(4)
    },
  },
  {
    says: 'reads every course with its 11 steps in order',
    check: async ({ read }) => {
      for (const one of await read(courses, 'GET courses')) {
        const { steps, ...rest } = await read(courseWithSteps, `GET courses/course?id=${one.id}`)
        expect(rest).toEqual(one)
        expect(z.array(z.strictObject(courseStep.shape)).parse(steps)).toEqual(steps)
        expect(steps.map(({ order }) => order)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
        expect(new Set(steps.map(({ title }) => title)).size).toBe(11)
      }
    },
  },
  {
    says: 'teaches something of its own in clean HTML in every step',
    check: async ({ read }) => {
      const contents = new Set<string>()
      for (const { id } of await read(courses, 'GET courses')) {
        const { steps } = await read(courseWithSteps, `GET courses/course?id=${id}`)
        for (const { order, title, subtitle, content } of steps) {
          const where = `${id}, step ${order}`
          expect(htmlProblems(content), where).toEqual([])
          expect(content.split(/\s+/).length, where).toBeGreaterThan(60)
          const prose = content.replaceAll(/<pre>.*?<\/pre>/gs, '').replaceAll(/<code>.*?<\/code>/gs, 'Code')
          expect(prose, where).not.toMatch(/undefined|null|\$\{|\.\.|\s[.,;:]|(?:<p>|[.!?] )[a-z]|\b[Aa] [aeio]/)
          expect(Math.min(title.length, subtitle.length), where).toBeGreaterThan(3)
          contents.add(content)
        }
      }
      expect(contents.size).toBe(18 * 11)
    },
  },
  { says: 'reads nothing for an unknown course', call: 'GET courses/course?id=nope', answers: null },
  {
    says: 'needs the id of a course',
    check: async ({ call }) => {
      for (const line of ['GET courses/course', 'GET courses/course?id='])
        expect(await call(line)).toMatchObject({ status: 400, body: { data: { problems: [{ path: 'id' }] } } })
    },
  },
  { says: 'knows no other method', call: 'POST courses', body: {}, status: 404, answers: 'NOT FOUND' },
  { says: 'counts the segments of a path', call: 'GET courses/course/1', status: 404, answers: 'NOT FOUND' },
  { says: 'knows no course outside of the courses', call: 'GET course?id=1', status: 404, answers: 'NOT FOUND' },
])
