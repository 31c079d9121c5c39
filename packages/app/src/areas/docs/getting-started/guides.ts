import type { ParseKeys } from 'i18next'
import type { DocsText } from '../docsText.js'

/** What stands for the placeholders of a step's text, and where the step leads. */
export interface StepFacts {
  /** Paths of the pages that it speaks of, below the organisation. */
  pages?: readonly string[]
  /** Words that the product has on its buttons and pages, so that a guide says what stands there. */
  words?: Readonly<Record<string, ParseKeys>>
  /** Keys by their English names, with a space between them. */
  keys?: Readonly<Record<string, string>>
}

type Texts = DocsText['guides']

/** Name of a guide, in its address and among the texts. */
export type GuideName = keyof Texts

/** Every guide with every step that has a text, in the order in which they are read. */
export const guides: { readonly [G in GuideName]: { readonly [S in keyof Texts[G]['steps']]: StepFacts } } = {
  introduction: {
    processes: { pages: ['bp/processes'] },
    data: { pages: ['bim/dictionary/tables', 'bim/data', 'bim/services'] },
    project: { pages: ['project/operation-orders'] },
    implementation: { pages: ['implementation/scenario-processes', 'implementation/report'] },
    administration: { pages: ['administration/users', 'administration/audit-log'] },
    safety: { words: { history: 'object.history' } },
  },
  'signing-in': {
    signIn: { words: { submit: 'signIn.submit' } },
    start: { words: { processes: 'processes.title' }, pages: ['bp/settings'] },
    organisation: {},
    rights: {},
    leave: { words: { signOut: 'shell.signOut' } },
  },
  'finding-your-way': {
    menu: {},
    apps: { words: { apps: 'header.apps', more: 'header.more' } },
    search: { keys: { search: 'Ctrl K' } },
    shortcuts: { words: { shortcuts: 'header.shortcuts', add: 'header.addShortcut' } },
    keys: { keys: { find: '/' }, pages: ['bp/settings'] },
    back: {},
  },
  dictionaries: {
    search: { pages: ['bim/dictionary/tables', 'bim/dictionary/elements', 'bim/services'] },
    filter: { words: { filter: 'ui.dataTable.filter' } },
    columns: { words: { columns: 'ui.dataTable.columns' } },
    views: { words: { views: 'list.views.menu', saveAs: 'list.views.saveAs' } },
    valueHelp: { keys: { open: 'F4' } },
    files: { words: { export: 'ui.dataTable.export', import: 'list.import.button' } },
  },
  'drawing-a-process': {
    create: { words: { new: 'processes.new', build: 'building.openBuild' }, pages: ['bp/processes'] },
    draw: {
      words: { outline: 'building.outline' },
      keys: { add: 'A', rename: 'F2', connect: 'C' },
      pages: ['bp/task'],
    },
    saved: {},
    check: { keys: { next: 'F8' } },
    publish: { words: { review: 'building.turn.review', publish: 'building.publish.button' } },
    read: { words: { view: 'bp.pages.view' }, pages: ['bp/view', 'bp/report'] },
  },
  projects: {
    project: { words: { dense: 'shell.dense', leave: 'projects.leave' }, pages: ['project/projects'] },
    orders: { words: { split: 'operationOrders.split.button' }, pages: ['project/operation-orders'] },
    tasks: { keys: { sooner: 'Alt ←', later: 'Alt →' }, pages: ['project/operation-tasks'] },
    execution: {
      words: { execution: 'project.pages.orderExecution' },
      keys: { confirm: 'Ctrl Enter' },
      pages: ['project/execution/orders'],
    },
    periods: {
      words: { close: 'periods.close', lock: 'periods.lock' },
      pages: ['project/operation-periods'],
    },
    own: {
      words: { tasks: 'project.pages.tasks', calendar: 'project.pages.calendar' },
      pages: ['project/tasks', 'project/calendar'],
    },
  },
  settings: {
    language: { pages: ['bp/settings'] },
    look: { words: { settings: 'bp.pages.settings' } },
    layout: { words: { classy: 'mySettings.layouts.classy', dense: 'mySettings.layouts.dense' } },
    start: { words: { start: 'mySettings.start' } },
    keys: { words: { singleKeys: 'mySettings.singleKeys' } },
    restore: { words: { restore: 'mySettings.restore', reset: 'shell.reset' } },
  },
}

/** Whether there is a guide of a name. */
export const isGuide = (name: string): name is GuideName => Object.hasOwn(guides, name)

/** Names of the guides, in the order in which they are read. */
export const guideNames: readonly GuideName[] = Object.keys(guides).filter(isGuide)
