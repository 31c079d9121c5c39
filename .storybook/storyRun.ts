/**
 * What a run of the stories is for: `tests` (what the product does, in `pnpm test`), `looks` (how it appears, in `pnpm looks`), or
 * `all` of it: on one's own machine, and every night.
 */
export type StoryRun = 'tests' | 'looks' | 'all'

/** A story, or one of its `.test`s, as a run comes to it. */
export interface Shown {
  /** Of Storybook; that of a `.test` has a colon in it. */
  id: string
  /** Whether somebody acts in it. */
  plays: boolean
  /** Whether it is a page of the app; else it is a part. */
  page: boolean
  /** Whether it is the first of its file. */
  first: boolean
}

const isTest = ({ id }: Shown) => id.includes(':')

/** A part or a page as it is met first: a file may have its `Default` in another place, or none. */
const isFirstShowing = (shown: Shown) => shown.first || shown.id.endsWith('--default')

/** Whether a run shows it. What nobody acts in, and what another state looks like, is a look. */
export function isInRun(run: StoryRun, shown: Shown): boolean {
  if (run === 'looks') return !isTest(shown)
  return run === 'all' || isTest(shown) || shown.plays || isFirstShowing(shown)
}

/** Whether axe looks at it: in tests at every part, and at a page as it is met first. */
export const isCheckedByAxe = (run: StoryRun, shown: Shown): boolean =>
  run !== 'tests' || !shown.page || (!isTest(shown) && isFirstShowing(shown))

/** Whether its picture is taken, its contrast is checked in the dark, and its page is pressed impatiently. */
export const isLookedAt = (run: StoryRun): boolean => run !== 'tests'
