/** How a story is seen. */
export interface View {
  /** A page of the app is photographed once it is complete. */
  page: boolean
  /** Photographed in the colours of a contrast theme, where a scheme changes no contrast. */
  forcedColors: boolean
  /** False for a story that is there for its `.test` alone. */
  pictured: boolean
  /** True where the story, not the reader, chooses between light and dark. */
  ownScheme: boolean
}

/**
 * How the preview photographs a story at its end, in light and in dark. Empty in Storybook itself; the test run fills it
 * in. A hook of the test runner cannot do this: workers are shared by files, and a setup file's hooks hold for the first
 * of them alone.
 */
export const photographer: { take?: (view: View) => Promise<void> } = {}
