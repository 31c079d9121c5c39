import { type Course, courseSteps, type CourseCategory, type CourseStep } from '@embpm/contract/sample/academy'

import { ago } from './clock.js'

/** What a step says. */
export type StepText = readonly [title: string, subtitle: string, content: string]

/** The steps of a course in their order, from 0. */
export function numbered(texts: readonly StepText[]): readonly CourseStep[] {
  return texts.map(([title, subtitle, content], order) => ({ order, title, subtitle, content }))
}

/** The four categories of courses. */
export const categorySeeds: readonly CourseCategory[] = [
  { id: 'course-category-web', title: 'Web', slug: 'web' },
  { id: 'course-category-firebase', title: 'Firebase', slug: 'firebase' },
  { id: 'course-category-cloud', title: 'Cloud', slug: 'cloud' },
  { id: 'course-category-android', title: 'Android', slug: 'android' },
]

interface Seed {
  /** Also the end of the id. */
  slug: string
  title: string
  description: string
  category: 'web' | 'firebase' | 'cloud' | 'android'
  minutes: number
  /** Days before the sample's clock at which it was last revised. */
  revised: number
  featured?: true
  /** The step to go on with, and how often the course was finished. */
  progress?: readonly [currentStep: number, completed: number]
}

const seeds: readonly Seed[] = [
  {
    slug: 'value-help-for-services',
    title: 'A value help for 10,000 services',
    description: 'Let people find the right service without knowing its name, with the pickers and your own API.',
    category: 'web',
    minutes: 75,
    revised: 6,
    featured: true,
    progress: [4, 0],
  },
  {
    slug: 'push-messages-for-due-orders',
    title: 'Push messages for due orders',
    description: 'Tell the right person about an order before it is late, and nobody else about anything.',
    category: 'firebase',
    minutes: 50,
    revised: 19,
  },
  {
    slug: 'order-execution-on-a-handheld',
    title: 'Order execution on a handheld',
    description: 'Bring the tasks of the day to the warehouse floor, with three large buttons and no training.',
    category: 'android',
    minutes: 95,
    revised: 12,
    featured: true,
    progress: [0, 1],
  },
  {
    slug: 'dictionaries-on-postgresql',
    title: 'Dictionaries on PostgreSQL',
    description: 'Move tables, data elements and services from the sample back end to a database of your own.',
    category: 'cloud',
    minutes: 110,
    revised: 3,
    featured: true,
    progress: [7, 0],
  },
  {
    slug: 'table-of-cost-objects',
    title: 'A table of cost objects',
    description: 'Fifteen columns, a hierarchy and 100,000 rows, and it still answers while you type.',
    category: 'web',
    minutes: 60,
    revised: 27,
    progress: [10, 2],
  },
  {
    slug: 'team-chat-in-firestore',
    title: 'Team chat in Firestore',
    description: 'Messages that arrive at once, unread counts that are true, and a history that can be deleted.',
    category: 'firebase',
    minutes: 65,
    revised: 41,
    progress: [2, 0],
  },
  {
    slug: 'single-sign-on-with-realms',
    title: 'Single sign-on with realms',
    description: 'Connect the identity providers of several companies to one installation.',
    category: 'cloud',
    minutes: 80,
    revised: 15,
  },
  {
    slug: 'order-form-over-weeks',
    title: 'An order form over weeks',
    description: 'Periods, intervals and ISO weeks in a form that explains itself.',
    category: 'web',
    minutes: 70,
    revised: 33,
  },
  {
    slug: 'scanning-materials',
    title: 'Scanning materials',
    description: 'Bar codes from the camera or the trigger, checked against the inventory before the beep.',
    category: 'android',
    minutes: 55,
    revised: 22,
    progress: [5, 0],
  },
  {
    slug: 'backups-that-were-restored',
    title: 'Backups that were restored',
    description: 'A backup is a rumour until somebody restores it. Practise it on a Tuesday morning.',
    category: 'cloud',
    minutes: 45,
    revised: 58,
    progress: [0, 1],
  },
  {
    slug: 'tree-of-business-areas',
    title: 'A tree of business areas',
    description: 'Drag, rename and search in a hierarchy of areas, with the keyboard too.',
    category: 'web',
    minutes: 50,
    revised: 71,
  },
  {
    slug: 'evidence-in-cloud-storage',
    title: 'Evidence in Cloud Storage',
    description: 'Keep pictures and documents of test runs safe, small and away from other organisations.',
    category: 'firebase',
    minutes: 40,
    revised: 36,
  },
  {
    slug: 'test-tasks-without-a-network',
    title: 'Test tasks without a network',
    description: 'Record results in a cellar, and let them arrive exactly once.',
    category: 'android',
    minutes: 85,
    revised: 8,
  },
  {
    slug: 'watching-it-run',
    title: 'Watching it run',
    description: 'Logs, measures and alarms for a workspace that people use around the clock.',
    category: 'cloud',
    minutes: 60,
    revised: 47,
  },
  {
    slug: 'report-on-ricefw-items',
    title: 'A report on RICEFW items',
    description: 'One page that tells a steering committee what is built, what is late and why.',
    category: 'web',
    minutes: 45,
    revised: 90,
    progress: [1, 0],
  },
  {
    slug: 'switches-in-remote-config',
    title: 'Switches in Remote Config',
    description: 'Open a new area to ten people first, and close it within a minute if you have to.',
    category: 'firebase',
    minutes: 35,
    revised: 64,
  },
  {
    slug: 'approvals-on-the-way',
    title: 'Approvals on the way',
    description: 'Purchase requisitions between two meetings: enough to decide, too little to get lost.',
    category: 'android',
    minutes: 50,
    revised: 29,
    progress: [9, 0],
  },
  {
    slug: 'a-server-behind-the-screens',
    title: 'A server behind the screens',
    description: 'Replace the back end in the browser by a service in containers, screen by screen.',
    category: 'cloud',
    minutes: 120,
    revised: 11,
  },
]

/** The 18 courses. */
export const courseSeeds: readonly Course[] = seeds.map(
  ({ slug, title, description, category, minutes, revised, featured = false, progress = [0, 0] }) => {
    const [currentStep, completed] = progress
    return {
      id: `course-${slug}`,
      title,
      slug,
      description,
      category,
      duration: minutes,
      totalSteps: courseSteps,
      updatedAt: ago({ days: revised, minutes }),
      featured,
      progress: { currentStep, completed },
    }
  },
)
