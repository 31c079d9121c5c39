import { type GuideInCategory, helpCenter as contract } from '@embpm/contract/sample/helpCenter'

import { sampleApi } from '../context.js'

const defaultLimit = 5

const api = sampleApi(contract)

/** The handlers of the help center. */
export const helpCenter = api.router({
  faqs: {
    list: api.faqs.list.handler(async ({ input: { slug } }) => {
      const { faqCategories } = await import('./helpCenter.data.js')
      return faqCategories.filter((category) => slug === undefined || category.slug === slug)
    }),
  },
  guides: {
    list: api.guides.list.handler(async ({ input: { slug, limit = defaultLimit } }) => {
      const { guideCategories } = await import('./helpCenter.data.js')
      if (slug !== undefined) return guideCategories.filter((category) => category.slug === slug)
      return guideCategories.map((category) => ({
        ...category,
        guides: category.guides.slice(0, limit),
        visibleGuides: limit,
        totalGuides: category.guides.length,
      }))
    }),
    get: api.guides.get.handler(async ({ input: { categorySlug, guideSlug } }): Promise<GuideInCategory | null> => {
      const { guideCategories } = await import('./helpCenter.data.js')
      const category = guideCategories.find(({ slug }) => slug === categorySlug)
      const guide = category?.guides.find(({ slug }) => slug === guideSlug)
      if (!category || !guide) return null
      // The texts are most of the help center, and few of them are read.
      const { guideContents } = await import('./helpCenterContents.data.js')
      return { ...category, guides: [{ ...guide, content: guideContents[guide.id] ?? '' }] }
    }),
  },
})
