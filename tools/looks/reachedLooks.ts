import type { SourceFile } from '../house/Rule.ts'
import { everything } from '../test/changed.ts'
import { reach } from '../test/reach.ts'

/** What every part or page is drawn with, and what takes and compares its picture. */
const ofAll = /^(?:packages\/ui\/src\/(?:tokens\/|[^/]+\.css$)|tools\/(?:visual\/|chromium\.ts$))/
/** What pages show without a story that imports it: the sample's rows, the handlers and what these are made of, the words of all areas. */
const ofPages =
  /^packages\/(?:(?:backend|contract|bpmn|calendar)\/src\/|app\/(?:src\/(?:text\/|[^/]+\.css$)|[^/]+\.ts$))/
const isTest = (path: string) => /\.test\.tsx?$/.test(path)
/** The area whose pages show a text, in their menus too. */
const areaOfText = (path: string) => /^(packages\/app\/src\/areas\/[^/]+\/)(?:.*\/)?text\/[^/]+\.json$/.exec(path)?.[1]

/**
 * The story files that can look otherwise after a change, as paths. What no import tells of is counted in: sheets, tokens, words, the
 * sample's rows, what Storybook is set up with.
 * @param files of the project
 * @param changed paths from the project's root
 */
export function reachedLooks(files: readonly SourceFile[], changed: readonly string[]): string[] {
  const stories = files.map(({ path }) => path).filter((path) => path.endsWith('.stories.tsx'))
  const seen = changed.filter((path) => !isTest(path))
  if (seen.some((path) => everything.test(path) || ofAll.test(path))) return stories
  const { near, far } = reach(files, seen)
  const reached = new Set([...near, ...far])
  const areas = seen.flatMap((path) => areaOfText(path) ?? [])
  if (seen.some((path) => ofPages.test(path))) areas.push('packages/app/')
  return stories.filter((path) => reached.has(path) || areas.some((area) => path.startsWith(area)))
}
