import { type Activity, activity } from '@embpm/contract/sample/activities'
import { expect } from 'vitest'
import * as z from 'zod/mini'

import { conforms, type World } from '../testing/conforms.js'
import { sampleNow } from './clock.js'
import { iconNames } from './icons.js'

const exact = z.array(z.strictObject(activity.shape))
const list = ({ read }: World): Promise<Activity[]> => read(exact, 'GET ')

/** Every tag in a piece of HTML, attributes included. */
const tagsIn = (html = '') => html.match(/<[^>]*>/g) ?? []

/** Reads well: every element that opens closes, in order. */
function isClosed(html = ''): boolean {
  const open: string[] = []
  for (const tag of tagsIn(html)) {
    if (!tag.startsWith('</')) open.push(tag.slice(1, -1))
    else if (open.pop() !== tag.slice(2, -1)) return false
  }
  return open.length === 0
}

conforms('/pages/activities', [
  { says: 'lists the activities', call: 'GET ', answers: exact.check(z.length(15)) },
  {
    says: 'lists the newest first, none in the future, under ids of their own',
    check: async (world) => {
      const rows = await list(world)
      const times = rows.map(({ date }) => Date.parse(date))
      expect(times).toEqual(times.toSorted((left, right) => right - left))
      expect(times[0]).toBeLessThan(sampleNow)
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
      expect(rows[0]).toMatchObject({ id: 'activity-01', link: '/dashboards/project' })
    },
  },
  {
    says: 'gives each either an icon that is drawn or a picture that needs no network',
    check: async (world) => {
      const drawn = await iconNames.heroicons()
      for (const { icon, image } of await list(world)) {
        expect([icon, image].filter((given) => given !== undefined)).toHaveLength(1)
        if (icon !== undefined) expect(drawn).toContain(icon.replace(/^heroicons_solid:/, ''))
        if (image !== undefined) expect(image).toMatch(/^data:image\/svg\+xml,/)
      }
    },
  },
  {
    says: 'writes plain HTML and links to pages of the application',
    check: async (world) => {
      for (const { description, extraContent, linkedContent, link, useRouter } of await list(world)) {
        expect(tagsIn(description).filter((tag) => !/^<\/?strong>$/.test(tag))).toEqual([])
        expect(tagsIn(extraContent).filter((tag) => !/^<\/?(?:p|ul|li)>$/.test(tag))).toEqual([])
        expect([description, extraContent].map(isClosed)).toEqual([true, true])
        expect([linkedContent, useRouter].map((given) => given !== undefined)).toEqual(
          Array(2).fill(link !== undefined),
        )
        if (link !== undefined) expect(link).toMatch(/^\/(?:dashboards|apps|docs)\/[a-z-]+/)
      }
    },
  },
  { says: 'takes no other method', call: 'POST ', body: {}, status: 404, answers: 'NOT FOUND' },
  { says: 'has no entries of their own', call: 'GET activity-01', status: 404, answers: 'NOT FOUND' },
])
