import { expect, test } from 'vitest'
import { file } from '../house/Rule.ts'
import { mechanisms } from './mechanisms.ts'
import { measures } from './measures.ts'
import { lazyWays, linesWriting } from './nodes.ts'

const house = (...files: ReturnType<typeof file>[]) => measures({ files, pictures: 0, edited: ['a.ts'] })
const found = (what: string, all: ReturnType<typeof measures>) => all.find((one) => one.what.startsWith(what))?.found

test('a field is written where its name is a key or a text, and only read elsewhere', () => {
  const source = file(
    'packages/app/src/a.tsx',
    "const a = { day: 1 }\nconst b = ['day']\nconst c = <F name=\"day\" />\nconst { day } = a\nconst d = a.day\n// day\nconst e = 'daylight'",
  )
  expect(linesWriting(source, 'day')).toEqual([1, 2, 3])
})

test('a component is loaded by what its import is handed to, by a function that is only that, or by hand', () => {
  const source = file(
    'packages/app/src/a.tsx',
    "const A = lazy(async () => ({ default: (await import('./A.js')).A }))\nconst b = () => import('./B.js')\nfunction c() {\n  void import('./C.js').then(show)\n}\nconst d = () => import('./words.js')",
  )
  expect(lazyWays(source)).toEqual([
    { way: 'lazy', line: 1 },
    { way: 'a function', line: 2 },
    { way: 'by hand in packages/app/src/a.tsx', line: 4 },
  ])
})

test('an order takes the files of its own that lead on from its page, and what these import', () => {
  const folder = 'packages/app/src/areas/project/operation-orders'
  const all = house(
    file(
      `${folder}/OperationOrderScreen.tsx`,
      "import { x } from './Fields.js'\nimport { Card } from '@embpm/ui/card'",
    ),
    file(`${folder}/Fields.tsx`, "import { y } from '../../../entity/y.js'"),
    file(`${folder}/columns.tsx`, ''),
    file('packages/app/src/entity/y.ts', "import { z } from './z.js'"),
    file('packages/app/src/entity/z.ts', ''),
    file('packages/ui/package.json', '{"name":"@embpm/ui","exports":{"./card":"./src/card/Card.tsx"}}'),
    file('packages/ui/src/card/Card.tsx', ''),
  )
  expect(found('files that take part', all)).toBe('4 / 2')
})

test('a file of 15 lines is short, and data are not counted', () => {
  const all = house(
    file('packages/ui/src/a/A.ts', 'const a = 1\n'.repeat(15)),
    file('packages/ui/src/a/B.ts', 'const a = 1\n'.repeat(16)),
    file('packages/ui/src/a/c.data.ts', ''),
    file('packages/ui/src/a/A.stories.tsx', ''),
  )
  expect(found('files of at most 15', all)).toBe('1 of 2')
})

test('stories and their tests are counted each', () => {
  const text =
    "export const A = meta.story({})\nA.test('b', () => {})\nA.test('c', () => {})\nexport const D = meta.story({})"
  expect(found('story executions', house(file('packages/ui/src/a/A.stories.tsx', text)))).toBe('4 / 0')
})

test('a library that compares values is one way, and a function beside it another', () => {
  const asks = "import { dequal } from 'dequal/lite'\nexport const changed = (a: object, b: object) => !dequal(a, b)"
  const equality = (...texts: string[]) =>
    found('equalities', mechanisms(texts.map((text, i) => file(`packages/ui/src/a/${i}.ts`, text))))
  expect(equality(asks, asks)).toBe('1')
  expect(equality(asks, 'const sameValue = (a: number, b: number) => a === b')).toBe('2')
})

test('what is there twice misses its target', () => {
  const guard = String.raw`export const guarded = (text: string) => /^[=+\-@\t]/.test(text)`
  const all = mechanisms([file('packages/ui/src/a/a.ts', guard), file('packages/app/src/b.ts', guard)])
  expect(all.filter(({ holds }) => holds === false)).toMatchObject([
    { what: 'formula guards', found: '2', places: ['packages/app/src/b.ts', 'packages/ui/src/a/a.ts'] },
  ])
})
