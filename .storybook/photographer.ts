/**
 * How the preview photographs a story once it stands. Empty in Storybook itself; the test run fills it in. A hook of the
 * test runner cannot do this: workers are shared by files, and a setup file's hooks hold for the first of them alone.
 * A page of the app is photographed once it is complete. A story with `parameters: { forcedColors: true }` is photographed in the colours of a contrast theme.
 */
export const photographer: { take?: (how: { page: boolean; forcedColors: boolean }) => Promise<void> } = {}
