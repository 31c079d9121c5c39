import { faqCategory, guideCategory, guideInCategory, guideOverview } from '@embpm/contract/sample/helpCenter'
import { expect } from 'vitest'
import * as z from 'zod/mini'

import { conforms } from '../testing/conforms.js'
import { htmlProblems } from '../testing/htmlProblems.js'
import { guideCategories } from './helpCenter.data.js'
import { guideContents } from './helpCenterContents.data.js'

const faqs = z.array(faqCategory)
const overviews = z.array(z.strictObject(guideOverview.shape))
const categories = z.array(z.strictObject(guideCategory.shape))
const titles = (list: readonly { title: string }[]) => list.map(({ title }) => title)
const guidePages = guideCategories.flatMap(({ slug, guides }) => guides.map((guide) => ({ category: slug, guide })))

conforms('/apps/help-center', [
  {
    says: 'lists 29 questions in five categories',
    check: async ({ read }) => {
      const all = await read(faqs, 'GET faqs')
      expect(titles(all)).toEqual(['Most asked', 'General inquiries', 'Licenses', 'Payments', 'Support'])
      expect(all.map(({ slug }) => slug)).toEqual([
        'most-asked',
        'general-inquiries',
        'licenses',
        'payments',
        'support',
      ])
      const questions = all.flatMap((category) => category.faqs)
      expect(questions).toHaveLength(29)
      expect(new Set(questions.map(({ id }) => id)).size).toBe(29)
      expect(new Set(questions.map(({ question }) => question)).size).toBe(29)
      for (const { id, faqs: own } of all) expect(own.every(({ categoryId }) => categoryId === id)).toBe(true)
      for (const { question, answer } of questions) {
        expect(question).toMatch(/\?$/)
        expect(answer.length, question).toBeGreaterThan(120)
        expect(answer).not.toContain('<')
      }
    },
  },
  {
    says: 'lists the questions of one category',
    check: async ({ read, call }) => {
      const all = await read(faqs, 'GET faqs')
      for (const category of all) expect(await read(faqs, `GET faqs?slug=${category.slug}`)).toEqual([category])
      expect(await call('GET faqs?slug=')).toEqual({ status: 200, body: all })
    },
  },
  { says: 'lists no category of questions that does not exist', call: 'GET faqs?slug=nope', answers: [] },
  { says: 'tells slugs of guides from those of questions', call: 'GET faqs?slug=projects', answers: [] },
  {
    says: 'lists 28 guides in five categories, five of each',
    check: async ({ read }) => {
      const all = await read(overviews, 'GET guides')
      expect(titles(all)).toEqual(['Getting Started', 'Projects', 'Settings', 'Payments', 'Your Account'])
      expect(all.map(({ slug }) => slug)).toEqual([
        'getting-started',
        'projects',
        'settings',
        'payments',
        'your-account',
      ])
      expect(all.map(({ visibleGuides }) => visibleGuides)).toEqual([5, 5, 5, 5, 5])
      expect(all.map(({ totalGuides }) => totalGuides)).toEqual([8, 7, 6, 4, 3])
      expect(all.map(({ guides }) => guides.length)).toEqual([5, 5, 5, 4, 3])
    },
  },
  {
    says: 'cuts the guides to any limit, the first ones staying',
    check: async ({ read }) => {
      for (const limit of [0, 1, 3, 4, 7, 8, 9, 1000]) {
        const cut = await read(overviews, `GET guides?limit=${limit}`)
        for (const [index, { guides, visibleGuides, totalGuides }] of cut.entries()) {
          const whole = guideCategories[index]?.guides ?? []
          expect(guides).toEqual(whole.slice(0, limit))
          expect([visibleGuides, totalGuides]).toEqual([limit, whole.length])
        }
      }
      expect(await read(overviews, 'GET guides?limit=')).toEqual(await read(overviews, 'GET guides?limit=5'))
    },
  },
  {
    says: 'lists every guide of one category, whatever the limit',
    check: async ({ read }) => {
      for (const category of guideCategories) {
        expect(await read(categories, `GET guides?slug=${category.slug}`)).toEqual([category])
        expect(await read(categories, `GET guides?slug=${category.slug}&limit=1`)).toEqual([category])
      }
    },
  },
  { says: 'lists no category of guides that does not exist', call: 'GET guides?slug=nope', answers: [] },
  {
    says: 'refuses limits that are none',
    check: async ({ call }) => {
      for (const limit of ['x', '-1', '1.5', 'Infinity', '1e400'])
        expect(await call(`GET guides?limit=${limit}`), limit).toMatchObject({
          status: 400,
          body: { data: { problems: [{ path: 'limit' }] } },
        })
    },
  },
  {
    says: 'reads every guide in its category',
    check: async ({ read }) => {
      for (const { category, guide } of guidePages) {
        const page = await read(guideInCategory, `GET guide?categorySlug=${category}&guideSlug=${guide.slug}`)
        expect(page).toEqual({
          ...guideCategories.find(({ slug }) => slug === category),
          guides: [{ ...guide, content: guideContents[guide.id] }],
        })
      }
    },
  },
  {
    says: 'says something of its own in clean HTML in every guide',
    check: async () => {
      expect(guidePages).toHaveLength(28)
      expect(Object.keys(guideContents).toSorted()).toEqual(guidePages.map(({ guide }) => guide.id).toSorted())
      expect(new Set(guidePages.map(({ guide }) => guide.subtitle)).size).toBe(28)
      for (const [id, content] of Object.entries(guideContents)) {
        expect(htmlProblems(content), id).toEqual([])
        expect(content.split(/\s+/).length, id).toBeGreaterThan(120)
        for (const part of ['<p>', '<h2>', '<li>']) expect(content, id).toContain(part)
      }
      const paragraphs = Object.values(guideContents).flatMap((content) => content.match(/<p>.*?<\/p>/g) ?? [])
      expect(new Set(paragraphs).size).toBe(paragraphs.length)
    },
  },
  {
    says: 'reads nothing for slugs that do not belong together',
    check: async ({ call }) => {
      const none = { status: 200, body: null }
      expect(await call('GET guide?categorySlug=projects&guideSlug=choose-a-plan')).toEqual(none)
      expect(await call('GET guide?categorySlug=nope&guideSlug=choose-a-plan')).toEqual(none)
      expect(await call('GET guide?categorySlug=payments&guideSlug=nope')).toEqual(none)
    },
  },
  {
    says: 'needs both slugs of a guide',
    check: async ({ call }) => {
      const refused = (...paths: string[]) => ({
        status: 400,
        body: { data: { problems: paths.map((path) => ({ path })) } },
      })
      expect(await call('GET guide')).toMatchObject(refused('categorySlug', 'guideSlug'))
      expect(await call('GET guide?categorySlug=payments')).toMatchObject(refused('guideSlug'))
      expect(await call('GET guide?categorySlug=&guideSlug=choose-a-plan')).toMatchObject(refused('categorySlug'))
    },
  },
  { says: 'knows no other method', call: 'POST faqs', body: {}, status: 404, answers: 'NOT FOUND' },
  { says: 'knows no path of a single question', call: 'GET faqs/support', status: 404, answers: 'NOT FOUND' },
  { says: 'knows nothing at its own address', call: 'GET ', status: 404, answers: 'NOT FOUND' },
])
