import * as z from 'zod/mini'

import { id, optionalInQuery, sampleRoute } from '../common/sample.js'

const slug = z.string().check(z.minLength(1))

/** A question and its answer, both plain text. */
export const faq = z.object({ id, categoryId: id, question: z.string(), answer: z.string() })

/** A question and its answer. */
export type Faq = z.infer<typeof faq>

/** A category of questions with all of them. */
export const faqCategory = z.object({ id, slug, title: z.string(), faqs: z.array(faq) })

/** A category of questions with all of them. */
export type FaqCategory = z.infer<typeof faqCategory>

/** A guide as lists show it. Its slug is unique within its category. */
export const guide = z.object({ id, categoryId: id, slug, title: z.string(), subtitle: z.string() })

/** A guide as lists show it. */
export type Guide = z.infer<typeof guide>

/** A guide to be read. */
export const guideWithContent = z.extend(guide, {
  /** HTML without scripts, styles and attributes. */
  content: z.string(),
})

/** A guide to be read. */
export type GuideWithContent = z.infer<typeof guideWithContent>

/** A category of guides. */
export const guideCategory = z.object({ id, slug, title: z.string(), guides: z.array(guide) })

/** A category of guides. */
export type GuideCategory = z.infer<typeof guideCategory>

/** A category with its first guides. */
export const guideOverview = z.extend(guideCategory, {
  /** The limit in force, also where the category has fewer guides. */
  visibleGuides: z.int().check(z.minimum(0)),
  /** All guides of the category. */
  totalGuides: z.int().check(z.minimum(0)),
})

/** A category with its first guides. */
export type GuideOverview = z.infer<typeof guideOverview>

/** A category with the one guide that was asked for. */
export const guideInCategory = z.extend(guideCategory, { guides: z.tuple([guideWithContent]) })

/** A category with the one guide that was asked for. */
export type GuideInCategory = z.infer<typeof guideInCategory>

const route = sampleRoute('/apps/help-center', 'Help center')

/** Questions and guides for users. Source: sample services, "Help center". */
export const helpCenter = {
  faqs: {
    /** All categories, or the one of the `slug` in a list; `[]` when no category has it, so that loops need no check. */
    list: route('GET', '/faqs', 'List questions by category')
      .input(z.object({ slug: optionalInQuery(slug) }))
      .output(z.array(faqCategory)),
  },
  guides: {
    /**
     * Without `slug` every category with its first guides, `limit` of them (a whole number from 0; default 5). With
     * `slug` that category in a list, with every guide; `[]` when no category has it.
     */
    list: route('GET', '/guides', 'List guides by category')
      .input(
        z.object({
          slug: optionalInQuery(slug),
          limit: optionalInQuery(z.coerce.number<string | number>().check(z.int(), z.minimum(0))),
        }),
      )
      .output(z.array(z.union([guideOverview, guideCategory]))),
    /** `null` when there is no such category, or no such guide in it. */
    get: route('GET', '/guide', 'Read a guide')
      .input(z.object({ categorySlug: slug, guideSlug: slug }))
      .output(z.nullable(guideInCategory)),
  },
}
