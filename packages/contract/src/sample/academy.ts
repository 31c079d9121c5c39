import * as z from 'zod/mini'

import { byId, id, sampleRoute } from '../common/sample.js'

/** A category of courses. */
export const courseCategory = z.object({ id, title: z.string(), slug: z.string() })

/** A category of courses. */
export type CourseCategory = z.infer<typeof courseCategory>

/** The number of steps of every course. Source: sample services, "Academy". */
export const courseSteps = 11

/** A course as lists show it. */
export const course = z.object({
  id,
  title: z.string(),
  slug: z.string(),
  description: z.string(),
  /** Slug of a {@link courseCategory}. */
  category: z.string(),
  /** In minutes. */
  duration: z.int().check(z.positive()),
  totalSteps: z.literal(courseSteps),
  /** A date-time, ISO 8601 in the sample. */
  updatedAt: z.string(),
  featured: z.boolean(),
  progress: z.object({
    /** `order` of the step to go on with. */
    currentStep: z.int().check(z.minimum(0), z.maximum(courseSteps - 1)),
    /** How often the course was finished. */
    completed: z.int().check(z.minimum(0)),
  }),
})

/** A course as lists show it. */
export type Course = z.infer<typeof course>

/** One step of a course. */
export const courseStep = z.object({
  /** From 0 to 10. */
  order: z.int().check(z.minimum(0), z.maximum(courseSteps - 1)),
  title: z.string(),
  subtitle: z.string(),
  /** HTML without scripts, styles and attributes. */
  content: z.string(),
})

/** One step of a course. */
export type CourseStep = z.infer<typeof courseStep>

/** A course to be taken: with its steps in order. */
export const courseWithSteps = z.extend(course, { steps: z.array(courseStep).check(z.length(courseSteps)) })

/** A course to be taken. */
export type CourseWithSteps = z.infer<typeof courseWithSteps>

const route = sampleRoute('/apps/academy', 'Academy')

/** Courses for those who extend and run the product. Source: sample services, "Academy". */
export const academy = {
  categories: {
    /** By title. */
    list: route('GET', '/categories', 'List categories of courses').output(z.array(courseCategory)),
  },
  courses: {
    list: route('GET', '/courses', 'List courses').output(z.array(course)),
    /** `null` when it does not exist. */
    get: route('GET', '/courses/course', 'Read a course with its steps')
      .input(byId)
      .output(z.nullable(courseWithSteps)),
  },
}
