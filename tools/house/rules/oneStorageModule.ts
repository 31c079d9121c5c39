import { isProduct, packageOf, withoutComments, withoutStrings } from '../parse.ts'
import { file, type Rule } from '../Rule.ts'

/** Names of keys stay in one place, and private mode without storage is met once. */
export const oneStorageModule: Rule = {
  says: 'local and session storage are touched in one module of the app',
  check(files) {
    const users = files
      .filter((source) => isProduct(source) && packageOf(source.path) !== 'bench')
      .filter(({ text }) => /\b(?:localStorage|sessionStorage)\b/.test(withoutStrings(withoutComments(text))))
      .map(({ path }) => path)
    const home = users.find((path) => path.startsWith('packages/app/src/session/'))
    return users
      .filter((path) => path !== home)
      .map((path) => ({ file: path, sentence: `Storage belongs to ${home ?? 'packages/app/src/session/'}.` }))
  },
  broken: [
    [
      file('packages/app/src/shell/Shell.tsx', "localStorage.setItem('a', 'b')"),
      file('packages/app/src/session/storage.ts', "localStorage.getItem('a')"),
    ],
    [file('packages/ui/src/a/A.tsx', "window.localStorage.getItem('a')")],
  ],
  fine: [
    [
      file('packages/app/src/session/storage.ts', "localStorage.getItem('a')"),
      file('packages/app/src/shell/Shell.tsx', '// not localStorage'),
    ],
  ],
}
