import { isProduct, packageOf } from '../parse.ts'
import { file, type Breach, type Rule, type SourceFile } from '../Rule.ts'
import { codeFacts, type Template } from '../words/codeFacts.ts'
import { english, readTexts, sharedFolder } from '../words/readTexts.ts'

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Keys that a template can stand for; what fills its holes is captured, and so is what may follow it in a whole group. */
const patternOf = (template: Template) => new RegExp(`^${template.map(escaped).join('([^.]+)')}(?:\\.(.+))?$`)

/** A template that is nothing but holes, or no key at all, says nothing about keys. */
const isKeyLike = (template: Template) =>
  /^[\w-]*(?:\.[\w-]*)+$/.test(template.join('x')) && template.some((part) => /\w/.test(part))

/** A word of a text is used where its key stands in the code, or where a template makes it of words that stand there. */
function usage(files: readonly SourceFile[]) {
  const own = files.filter((source) => isProduct(source) && packageOf(source.path) === 'app').map(codeFacts)
  const contract = files.filter((source) => isProduct(source) && packageOf(source.path) === 'contract').map(codeFacts)
  const strings = new Set(own.flatMap((facts) => [...facts.strings]))
  const fillings = new Set([...own, ...contract].flatMap((facts) => [...facts.strings, ...facts.properties]))
  const patterns = own.flatMap(({ templates }) => templates.filter(isKeyLike).map(patternOf))
  return (key: string): boolean =>
    strings.has(key) ||
    patterns.some((pattern) => {
      const [, ...parts] = pattern.exec(key) ?? [undefined, '']
      return parts.every((part) => part === undefined || fillings.has(part))
    })
}

const screen = (code: string) => file('packages/app/src/areas/bim/services/ServicesScreen.tsx', code)
const words = (value: object) => file(`${sharedFolder}${english}.json`, JSON.stringify(value))

/** A word that nobody asks for is translated into eight languages for nobody; one that is not there shows its key. */
export const wordsUsed: Rule = {
  says: 'every word is asked for, and every word asked for is there',
  check(files) {
    // No key asks for those of a screen.
    const asked = readTexts(files).filter(({ ofScreen }) => !ofScreen)
    const all = asked.flatMap(({ first }) =>
      [...(first?.words.keys() ?? [])].map((key) => ({ key, file: first?.path ?? '' })),
    )
    // The parts ask for their own words; the app may ask for them, too, to say the same.
    const words = all.filter(({ key }) => !key.startsWith('ui.'))
    if (words.length === 0) return []
    const keys = all.map(({ key }) => key)
    const isUsed = usage(files)
    const known = new Set(keys)
    const isThere = (asked: string | Template) => {
      if (typeof asked === 'string') return !asked.includes('.') || known.has(asked)
      const pattern = patternOf(asked)
      return !isKeyLike(asked) || keys.some((key) => pattern.test(key))
    }
    return [
      ...words
        .filter(({ key }) => !isUsed(key))
        .map(({ key, file }): Breach => ({ file, sentence: `Nobody asks for "${key}".` })),
      ...files
        .filter((source) => isProduct(source) && packageOf(source.path) === 'app')
        .flatMap((source) =>
          codeFacts(source)
            .asked.filter((asked) => !isThere(asked))
            .map((asked): Breach => {
              const name = typeof asked === 'string' ? asked : asked.join('…')
              return { file: source.path, sentence: `"${name}" is not in ${english}.json.` }
            }),
        ),
    ]
  },
  broken: [
    [words({ a: { b: 'x', c: 'y' } }), screen(`t('a.b')`)],
    [words({ a: { b: 'x' } }), screen(`// t('a.b')\ntype A = 'a.b'`)],
    [words({ a: { b: 'x', c: 'y' } }), screen(`const one = 'b'; t(\`a.\${one}\`)`)],
    [words({ a: { b: 'x' } }), file('packages/app/src/areas/bim/a.stories.tsx', `t('a.b')`)],
    [screen(`t(open ? 'a.b' : 'a.c')`), words({ a: { b: 'x' } })],
    [screen(`t('a.b'); t('ui.i.k')`), words({ a: { b: 'x' }, ui: { i: { j: 'x' } } })],
    [screen(`const one = 'b'; t('a.b'); t(\`c.\${one}\`)`), words({ a: { b: 'x' } })],
  ],
  fine: [
    [
      words({ a: { b: 'x', c_one: 'y', c_other: 'z' }, d: { e: 'x' }, f: { g: { h: 'x' } }, ui: { i: { j: 'x' } } }),
      screen(`t(open ? 'a.b' : 'a.c'); t(\`d.\${one}\`); words(\`f.\${set}\`); t('ui.i.j'); add(\`\${one}-\${two}\`)`),
      file('packages/app/src/areas/docs/screen-text/en.json', JSON.stringify({ guides: { b: 'x' } })),
      file('packages/contract/src/data/service.ts', `export const e = z.object({ e: 1, g: z.enum(['h']) })`),
    ],
  ],
}
