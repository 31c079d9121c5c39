import type { Shown } from './storyRun.js'

/** How a story is seen. */
export interface View extends Pick<Shown, 'plays' | 'page'> {
  /** Photographed in the colours of a contrast theme, where a scheme changes no contrast. */
  forcedColors: boolean
  /** False for a story that is there for its `.test` alone. */
  pictured: boolean
  /** True where the story, not the reader, chooses between light and dark. */
  ownScheme: boolean
}

/** What a test run does before a story is rendered, and at its end. */
interface TestRun {
  /** Leaves out what another run shows; returns whether axe looks at what this one shows. */
  begin: (shown: Pick<Shown, 'plays' | 'page'>) => { axe: boolean }
  /** Waits, photographs, checks. */
  end: (view: View) => Promise<void>
}

/**
 * The run that the preview is in. Empty in Storybook itself; the test run fills it in. A hook of the test runner cannot do this:
 * workers are shared by files, and a setup file's hooks hold for the first of them alone.
 */
export const testRun: { now?: TestRun } = {}
