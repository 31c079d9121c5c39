import { file, type Rule } from '../Rule.ts'

const areas = 'packages/app/src/areas/'

/** A screen without a story is neither documented nor tested. That a page of the registry leads to it, knip finds. */
export const wholeScreens: Rule = {
  says: 'every screen of an area has a story',
  check(files) {
    const paths = new Set(files.map(({ path }) => path))
    return [...paths]
      .filter((path) => path.startsWith(areas) && /\/[A-Z]\w*Screen\.tsx$/.test(path))
      .filter((path) => !paths.has(path.replace(/\.tsx$/, '.stories.tsx')))
      .map((path) => ({ file: path, sentence: 'Its story is missing beside it.' }))
  },
  broken: [[file(`${areas}bim/services/ServicesScreen.tsx`, '')]],
  fine: [
    [file(`${areas}bim/services/ServicesScreen.tsx`, ''), file(`${areas}bim/services/ServicesScreen.stories.tsx`, '')],
  ],
}
