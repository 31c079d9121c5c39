import { file, type Rule } from '../Rule.ts'

const areas = 'packages/app/src/areas/'

/** What a screen needs stands in its folder; the router, the sidebar and the tests find it by these names. */
export const wholeScreens: Rule = {
  says: 'every screen of an area has a page, a story and routes',
  check(files) {
    const paths = new Set(files.map(({ path }) => path))
    const screens = [...paths].filter(
      (path) => path.startsWith(areas) && /\/[A-Z]\w*Screen\.tsx$|\/Screen\.tsx$/.test(path),
    )
    const folders = new Set(
      [...paths].flatMap((path) => /^packages\/app\/src\/areas\/[^/]+\/[^/]+\//.exec(path)?.[0] ?? []),
    )
    return [
      ...screens.flatMap((path) => {
        const folder = path.slice(0, path.lastIndexOf('/') + 1)
        const story = path.replace(/\.tsx$/, '.stories.tsx')
        const routes = [`${folder}routes.tsx`, `${folder}../routes.tsx`].some((at) =>
          paths.has(at.replace(/[^/]+\/\.\.\//, '')),
        )
        return [
          ...(paths.has(story) ? [] : [{ file: path, sentence: `${story.split('/').at(-1)} is missing beside it.` }]),
          ...(routes ? [] : [{ file: path, sentence: 'No routes.tsx leads to it.' }]),
        ]
      }),
      ...[...folders]
        .filter((folder) => paths.has(`${folder}routes.tsx`) && !screens.some((screen) => screen.startsWith(folder)))
        .map((folder) => ({ file: `${folder}routes.tsx`, sentence: 'It has routes but no screen.' })),
    ]
  },
  broken: [
    [file(`${areas}bim/services/Screen.tsx`, ''), file(`${areas}bim/services/routes.tsx`, '')],
    [file(`${areas}bim/services/ServicesScreen.tsx`, ''), file(`${areas}bim/services/ServicesScreen.stories.tsx`, '')],
    [file(`${areas}bim/services/routes.tsx`, '')],
  ],
  fine: [
    [
      file(`${areas}bim/services/Screen.tsx`, ''),
      file(`${areas}bim/services/Screen.stories.tsx`, ''),
      file(`${areas}bim/services/routes.tsx`, ''),
    ],
  ],
}
