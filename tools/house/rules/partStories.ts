import { callsOf, exportsOf } from '../parse.ts'
import { file, type Rule } from '../Rule.ts'

const story = /^packages\/(?:ui|forms)\/src\/(?!gallery\/).+\.stories\.tsx$/
const conditions = ['RightToLeft', 'Compact', 'German', 'Polish', 'ForcedColors']

/** The gallery shows every part in these conditions; a part's own story of one has to say what the part does then. */
export const partStories: Rule = {
  says: 'a story of a part right to left, compact, in a language or a contrast theme has a test of what is special then',
  check: (files) =>
    files
      .filter(({ path }) => story.test(path))
      .flatMap((source) => {
        const calls = callsOf(source)
        return conditions
          .filter((name) => exportsOf(source).includes(name) && !calls.has(`${name}.test`))
          .map((name) => ({
            file: source.path,
            sentence: `${name} has no test: let ${name}.test say what the part does then, or leave it to the gallery.`,
          }))
      }),
  broken: [
    [
      file(
        'packages/ui/src/a/A.stories.tsx',
        "export const RightToLeft = meta.story({ parameters: { direction: 'rtl' } })",
      ),
    ],
    [
      file(
        'packages/forms/src/a/A.stories.tsx',
        "export const German = meta.story({})\nexport const Polish = meta.story({})\nPolish.test('groups digits', () => {})",
      ),
    ],
    [
      file(
        'packages/ui/src/a/A.stories.tsx',
        "export const Compact = meta.story({})\n// Compact.test('is lower')\nDefault.test('is high', () => {})",
      ),
    ],
    [file('packages/ui/src/a/b/A.stories.tsx', 'const ForcedColors = meta.story({})\nexport { ForcedColors }')],
  ],
  fine: [
    [
      file(
        'packages/ui/src/a/A.stories.tsx',
        "export const RightToLeft = meta.story({})\nRightToLeft.test('mirrors the arrows', () => {})",
      ),
      file('packages/ui/src/b/B.stories.tsx', 'export const RightToLeftNarrowOpen = meta.story({})'),
      file('packages/ui/src/gallery/page/Gallery.stories.tsx', 'export const German = meta.story({})'),
      file('packages/pickers/src/c/C.stories.tsx', 'export const German = meta.story({})'),
      file('packages/app/src/c/D.stories.tsx', 'export const RightToLeft = meta.story({})'),
    ],
  ],
}
