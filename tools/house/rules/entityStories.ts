import { exportsOf, importsOf, isProduct, tagsOf } from '../parse.ts'
import { file, type Rule, type SourceFile } from '../Rule.ts'

const areas = 'packages/app/src/areas/'

/** Conditions that are the same for every entity. */
const generic = [
  'BadAddress',
  'Empty',
  'Failing',
  'FailingColumn',
  'Forbidden',
  'Hostile',
  'ManyHits',
  'NoMatch',
  'NotFound',
  'Polish',
  'RightToLeft',
  'Russian',
  'SaveFailed',
  'Searched',
  'Slow',
  'UnknownOrganisation',
]

/** How an entity is shown: what such a screen is made of, which one shows every condition, and what each has to show. */
interface Showing {
  tag: string
  model: string
  each: readonly string[]
  everything: readonly string[]
}

const showings: readonly Showing[] = [
  {
    tag: 'EntityList',
    model: `${areas}bim/services/ServicesScreen`,
    each: ['Default', 'View', 'Phone', 'German'],
    everything: [
      'BadAddress',
      'NoMatch',
      'Empty',
      'Failing',
      'Slow',
      'Hostile',
      'Forbidden',
      'UnknownOrganisation',
      'Polish',
      'RightToLeft',
    ],
  },
  {
    tag: 'EntityPage',
    model: `${areas}bim/services/ServiceScreen`,
    each: ['Default', 'New', 'Phone', 'German'],
    everything: ['NotFound', 'Failing', 'Slow', 'Conflict', 'SaveFailed', 'Russian', 'RightToLeft'],
  },
  {
    tag: 'EntityBoard',
    model: `${areas}bp/ricefw/RicefwsBoard`,
    each: ['Default', 'Phone', 'German'],
    everything: ['NoMatch', 'Empty', 'Failing', 'FailingColumn', 'Slow', 'Hostile', 'RightToLeft'],
  },
  {
    tag: 'TreeScreen',
    model: `${areas}bp/processes/ProcessesScreen`,
    each: ['Default', 'AsList', 'OnAPhone', 'German'],
    everything: [
      'Searched',
      'ManyHits',
      'NoMatch',
      'BadAddress',
      'Empty',
      'Failing',
      'Slow',
      'Hostile',
      'Forbidden',
      'NotFound',
      'RightToLeft',
    ],
  },
]

/** What only the screens that show every condition may use in their stories. */
const everyScene = /\/(?:everyListScene|everyPageScene|listAnswer)\.fixture\.js$/

/** What one screen's stories lack, or show though another screen does. */
function judge(screen: SourceFile, stories: SourceFile, { tag, model, each, everything }: Showing): string[] {
  const shown = exportsOf(stories)
  const isModel = screen.path === `${model}.tsx`
  const missing = [...each, ...(isModel ? everything : [])].filter((name) => !shown.includes(name))
  const sentences = missing.map((name) => `The story ${name} is missing.`)
  if (isModel) return sentences
  const repeated = shown.filter((name) => generic.includes(name))
  const scenes = importsOf(stories).filter(({ specifier }) => everyScene.test(specifier))
  return [
    ...sentences,
    ...repeated.map((name) => `${name} is the same for every ${tag}: it is shown by ${model.split('/').at(-1)} alone.`),
    ...scenes.map(({ specifier }) => `${specifier} is for the stories of ${model.split('/').at(-1)} alone.`),
  ]
}

/** A condition of a list, page, board or tree is shown on one entity; the others show their own words, widths and actions. */
export const entityStories: Rule = {
  says: 'the conditions of lists, pages, boards and trees are shown on one entity, and every other shows what is its own',
  check(files) {
    const byPath = new Map(files.map((source) => [source.path, source]))
    return files
      .filter((source) => isProduct(source) && source.path.startsWith(areas) && source.path.endsWith('.tsx'))
      .flatMap((screen) => {
        const tags = tagsOf(screen)
        const showing = showings.find(({ tag }) => tags.has(tag))
        const stories = byPath.get(screen.path.replace(/\.tsx$/, '.stories.tsx'))
        if (!showing || !stories) return []
        return judge(screen, stories, showing).map((sentence) => ({ file: stories.path, sentence }))
      })
  },
  broken: [
    [
      story('sales/orders/OrdersScreen', ['Default', 'View', 'Phone']),
      screen('sales/orders/OrdersScreen', 'EntityList'),
    ],
    [
      story('sales/orders/OrdersScreen', ['Default', 'View', 'Phone', 'German', 'Empty']),
      screen('sales/orders/OrdersScreen', 'EntityList'),
    ],
    [
      story('sales/orders/OrderScreen', ['Default', 'New', 'Phone', 'German', 'NotFound']),
      screen('sales/orders/OrderScreen', 'EntityPage'),
    ],
    [
      story('sales/orders/OrderScreen', ['Default', 'Phone', 'German']),
      screen('sales/orders/OrderScreen', 'EntityPage'),
    ],
    [
      story('sales/orders/OrdersBoard', ['Default', 'Phone', 'German', 'FailingColumn']),
      screen('sales/orders/OrdersBoard', 'EntityBoard'),
    ],
    [
      story('sales/parts/PartsScreen', ['Default', 'OnAPhone', 'German']),
      screen('sales/parts/PartsScreen', 'TreeScreen'),
    ],
    [
      story('bim/services/ServicesScreen', ['Default', 'View', 'Phone', 'German']),
      screen('bim/services/ServicesScreen', 'EntityList'),
    ],
    [
      file(
        `${areas}sales/orders/OrdersScreen.stories.tsx`,
        `import { everyListScene } from '../../../entity/everyListScene.fixture.js'\n${exported(['Default', 'View', 'Phone', 'German'])}`,
      ),
      screen('sales/orders/OrdersScreen', 'EntityList'),
    ],
  ],
  fine: [
    [
      story('sales/orders/OrdersScreen', ['Default', 'View', 'Phone', 'German', 'Overdue']),
      screen('sales/orders/OrdersScreen', 'EntityList'),
      story('sales/orders/OrderScreen', ['Default', 'New', 'Phone', 'German', 'Conflict']),
      screen('sales/orders/OrderScreen', 'EntityPage'),
      story('sales/parts/PartsScreen', ['Default', 'AsList', 'OnAPhone', 'German']),
      screen('sales/parts/PartsScreen', 'TreeScreen'),
    ],
    [
      story('bim/services/ServiceScreen', [...(showings[1]?.each ?? []), ...(showings[1]?.everything ?? [])]),
      screen('bim/services/ServiceScreen', 'EntityPage'),
    ],
    [story('bp/chat/ChatScreen', ['Empty', 'Failing']), file(`${areas}bp/chat/ChatScreen.tsx`, 'const a = <Page />')],
  ],
}

function exported(names: readonly string[]): string {
  return names.map((name) => `export const ${name} = meta.story({})`).join('\n')
}

function story(path: string, names: readonly string[]): SourceFile {
  return file(`${areas}${path}.stories.tsx`, exported(names))
}

function screen(path: string, tag: string): SourceFile {
  return file(`${areas}${path}.tsx`, `const a = <${tag} kind={kind} />`)
}
