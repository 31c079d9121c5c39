import * as z from 'zod/mini'

import { id, iso, sampleRoute } from '../common/sample.js'

/** Something that happened, as the page of activities tells it. */
export const activity = z.object({
  id,
  /** Name of an icon with its set, such as `heroicons_solid:star`. The sample gives each either an icon or an image. */
  icon: z.optional(z.string()),
  /** Address of a picture. */
  image: z.optional(z.string()),
  /** HTML of one line: text and `strong`. */
  description: z.string(),
  date: iso,
  /** HTML of what was written or attached: paragraphs and lists. */
  extraContent: z.optional(z.string()),
  /** Words of the link. */
  linkedContent: z.optional(z.string()),
  /** Where the link leads: a path of the application when `useRouter` is set, otherwise an address. */
  link: z.optional(z.string()),
  useRouter: z.optional(z.boolean()),
})

/** Something that happened, as the page of activities tells it. */
export type Activity = z.infer<typeof activity>

const route = sampleRoute('/pages/activities', 'Activities')

/** What happened around the user. Source: sample services, "Dashboards, activities, icons". */
export const activities = {
  /** The newest first. */
  list: route('GET', '', 'List activities').output(z.array(activity)),
}
