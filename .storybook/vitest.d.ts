import 'vitest'

/** What Storybook's test plugin adds to a story's test: the composed story, and the story's id in the task's metadata. */
declare module 'vitest' {
  interface TestContext {
    story?: { parameters: { chromatic?: { disableSnapshot?: boolean } } }
  }
  interface TaskMeta {
    storyId?: string
  }
}
