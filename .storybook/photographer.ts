/**
 * How the preview photographs a story once it stands. Empty in Storybook itself; the test run fills it in. A hook of the
 * test runner cannot do this: workers are shared by files, and a setup file's hooks hold for the first of them alone.
 */
export const photographer: { take?: () => Promise<void> } = {}
