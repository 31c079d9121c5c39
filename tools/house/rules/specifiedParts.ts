import { exportsOf } from '../parse.ts'
import { file, type Breach, type Rule } from '../Rule.ts'

const page = 'docs/pickers-and-widgets.md'

/** The picker dialogs and widgets of the specification's section 2, by the component that is each of them. */
const specified = [
  'DictionaryTablePicker',
  'AreaPicker',
  'GlAccountPicker',
  'ServicePicker',
  'TablePicker',
  'SapTablePicker',
  'TransactionPicker',
  'RicefwPicker',
  'RicefwPagePicker',
  'CostObjectPicker',
  'DataElementPicker',
  'DictionaryFieldsPicker',
  'RepeatSection',
  'StatusCircle',
  'ArrayField',
  'ObjectField',
  'CopyButton',
  'LinkButton',
  'PeriodSelect',
  'LanguageSelector',
  'IntervalsSelector',
]

/** Links of a row whose first one names a component: component, stories, tests. */
const rowLinks = (line: string) => [...line.matchAll(/\[`?([^\]`]+)`?\]\(\.\.\/([^)]+)\)/g)]

/** What the specification names is there, shown and tested, and the table that says so is true. */
export const specifiedParts: Rule = {
  says: 'every picker and widget of the specification is in the table of the docs, with stories and tests that exist',
  check(files) {
    const found = files.find(({ path }) => path === page)
    const at = (sentence: string): Breach => ({ file: page, sentence })
    if (found === undefined) return [at('It is missing.')]
    const textOf = (path: string) => files.find((other) => other.path === path)
    const rows = found.text
      .split('\n')
      .map(rowLinks)
      .filter((links) => links.length === 3)
    const missing = specified.filter((name) => !rows.some(([component]) => component?.[1] === name))
    return [
      ...missing.map((name) => at(`${name} is not in the table.`)),
      ...rows.flatMap(([component, stories, tests]) => {
        const name = component?.[1] ?? ''
        const source = textOf(component?.[2] ?? '')
        const shown = textOf(stories?.[2] ?? '')
        const tested = textOf(tests?.[2] ?? '')
        return [
          ...(source && exportsOf(source).includes(name) ? [] : [at(`${component?.[2]} does not export ${name}.`)]),
          ...(shown?.text.includes('meta.story(') ? [] : [at(`${stories?.[2]} has no story.`)]),
          ...(tested && /\.test\(\s*'/.test(tested.text) ? [] : [at(`${tests?.[2]} has no test.`)]),
        ]
      }),
    ]
  },
  broken: [
    [file(page, 'No table at all.')],
    [file(page, `| A | [\`A\`](../packages/ui/src/a/A.tsx) | [stories](../a.tsx) | [tests](../b.tsx) |`)],
  ],
}
