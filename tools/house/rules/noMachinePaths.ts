import { file, type Rule } from '../Rule.ts'

const homes = ['home', 'root', 'Users', 'work']
const absolute = new RegExp(
  `(?:^|[\\s"'\`(=:])(?:file://)?/(?:${homes.join('|')})/[\\w.-]|\\b[A-Z]:\\\\(?:Users|work)\\b`,
  'm',
)
const somewhere = ['', homes[0], 'ana', 'embpm'].join('/')

/** The project runs wherever it is cloned. */
export const noMachinePaths: Rule = {
  says: 'no file names a folder of one machine',
  check: (files) =>
    files
      .filter(({ text }) => absolute.test(text))
      .map(({ path, text }) => ({ file: path, sentence: `It says "${absolute.exec(text)?.[0].trim()}…".` })),
  broken: [[file('README.md', `Go to ${somewhere} first.`)], [file('tools/a.ts', `const root = '${somewhere}'`)]],
  fine: [[file('README.md', 'See https://example.org/home/index.html and docs/work/notes.')]],
}
