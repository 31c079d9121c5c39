import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import MockDate from 'mockdate'
import { setupWorker } from 'msw/browser'
import addonMsw from 'msw-storybook-addon'
import { configure, getConfig, prettyDOM } from 'storybook/test'
import '@embpm/ui/fonts.css'
import '@embpm/ui/reset.css'
import '@embpm/ui/styles.css'
import '@embpm/forms/styles.css'
import '@embpm/pickers/styles.css'
import './gallery.css'
import './preview.css'
import './toBeVisible.js'
import { applyScheme } from '@embpm/ui/scheme'
import { UiStrings, type Words } from '@embpm/ui/ui-strings'
import { answerInPage } from './answerInPage.js'
import { becomeForStory, freshBackend, signInForStory, storyPeople } from './freshBackend.js'
import { pageState } from './pageState.js'
import { storyRequests } from './storyRequests.js'
import { testRun } from './testRun.js'
import { unhandledRequests } from './unhandledRequests.js'

/** Stories live at this moment, a Friday, so that no picture depends on the day it is taken. */
const now = new Date('2026-11-20T09:00:00Z')

const isStoryPerson = (as: unknown): as is keyof typeof storyPeople => typeof as === 'string' && as in storyPeople

configure({
  // A whole screen on a busy machine: what a story waits for may take this long before it counts as missing. No story says less.
  asyncUtilTimeout: 40_000,
  // A query that is asked again and again says what it misses each time; the document is printed when it gives up.
  getElementError: (message, container) =>
    new Error(isAskedAgain() ? (message ?? '') : `${message}\n\n${prettyDOM(container, undefined, { filterNode })}`),
})

/** What a person would see of a story: not Storybook's own pages, which fill the whole message, nor menus, styles and drawings. */
function filterNode(node: Node): boolean {
  if (node.nodeType === Node.COMMENT_NODE) return false
  return !(node instanceof Element) || !node.matches('.sb-wrapper, head, nav, script, style, svg')
}

/** Testing Library sets this while it polls and unsets it for the last error. */
function isAskedAgain(): boolean {
  const config: object = getConfig()
  return '_disableExpensiveErrorDiagnostics' in config && config._disableExpensiveErrorDiagnostics === true
}

/** In a test run every report is sent to the runner and kept to its end; what passed is read by nobody. */
function keepFindingsOnly<Report extends { status: string }>(reporting: { addReport: (report: Report) => void }) {
  if (!testRun.now) return
  const add = reporting.addReport.bind(reporting)
  reporting.addReport = (report) => {
    if (report.status !== 'passed') add(report)
  }
}

/** A story that has a play, its own or that of its file, has it in its context, of which Storybook's types do not tell. */
const shownBy = (context: { parameters: { as?: unknown } }) => ({
  plays: 'playFunction' in context && context.playFunction !== undefined,
  page: context.parameters.as !== undefined,
})

interface Item {
  value: string
  title: string
  right?: string
}

const choice = (name: string, icon: 'mirror' | 'component' | 'globe' | 'transfer', items: readonly Item[]) => ({
  description: name,
  toolbar: { title: name, icon, items: [...items], dynamicTitle: true },
})

/** The words of the parts in the languages of the workspace; English ones are in the parts. */
const texts = import.meta.glob<Readonly<Record<string, Words>>>('../packages/app/src/text/*.json', {
  import: 'ui',
  eager: true,
})

const wordsOf = (language: string) =>
  language === 'en' ? {} : (texts[`../packages/app/src/text/${language}.json`] ?? {})

const schemeOf = (theme: string) => (theme === 'dark' || theme === 'auto' ? theme : 'light')

/** What axe asks of a whole page only; a story may be a part of one. */
const rulesOfPages = ['bypass', 'landmark-one-main', 'page-has-heading-one']

/** Asks whether a `style` attribute has an `!important` of spacing, a tenth of axe's time: React sets none, and sanitised HTML has no styles. */
const ruleOfAttributes = 'avoid-inline-spacing'

export default definePreview({
  addons: [
    addonDocs(),
    addonA11y(),
    addonMsw(async () => {
      const worker = setupWorker()
      await worker.start({ quiet: true, onUnhandledFrame: ({ frame }) => unhandledRequests.note(frame) })
      if (testRun.now) answerInPage(worker)
      return worker
    }),
  ],
  tags: ['autodocs'],
  // The renderer flushes each event by React's `act`. What suspends in one, as a page does whose code is loaded, is put in a
  // queue that nobody empties then, and the page stays empty for good; a browser has no `act` either.
  beforeAll: () => configure({ eventWrapper: (event) => event() }),
  globalTypes: {
    theme: choice('Theme', 'mirror', [
      { value: 'light', title: 'Light' },
      { value: 'dark', title: 'Dark' },
      { value: 'auto', title: 'Auto', right: 'as the system' },
    ]),
    density: choice('Density', 'component', [
      { value: 'comfortable', title: 'Comfortable' },
      { value: 'compact', title: 'Compact' },
    ]),
    language: choice('Language', 'globe', [
      { value: 'en', title: 'English' },
      { value: 'de', title: 'Deutsch' },
      { value: 'fr', title: 'Français' },
      { value: 'es', title: 'Español' },
      { value: 'pt-PT', title: 'Português (Portugal)' },
      { value: 'pt-BR', title: 'Português (Brasil)' },
      { value: 'pl', title: 'Polski' },
      { value: 'ru', title: 'Русский' },
    ]),
    direction: choice('Direction', 'transfer', [
      { value: 'ltr', title: 'Left to right' },
      { value: 'rtl', title: 'Right to left' },
    ]),
  },
  initialGlobals: { theme: 'light', density: 'comfortable', language: 'en', direction: 'ltr' },
  parameters: {
    layout: 'padded',
    a11y: {
      test: 'error',
      // Of a whole document axe keeps which element has which name and attribute; of a part of one each rule looks at all of it.
      context: 'html',
      config: { rules: [...rulesOfPages, ruleOfAttributes].map((id) => ({ id, enabled: false })) },
      // What passes is a megabyte a page that nobody reads.
      options: { resultTypes: ['violations'], preload: false },
    },
    // A page holds many stories: each in a frame of its own keeps stores, requests and dialogs apart.
    docs: { story: { inline: false, height: '320px' } },
    chromatic: { modes: { light: { theme: 'light' }, dark: { theme: 'dark' } } },
    options: { storySort: { method: 'alphabetical' } },
  },
  // Before anything else of a story, so that one which is left out costs nothing.
  loaders: [
    (context) => {
      const seen = testRun.now?.begin(shownBy(context))
      if (seen?.axe === false) context.globals.a11y = { manual: true }
    },
  ],
  beforeEach: async ({ msw, parameters, reporting, userEvent }) => {
    keepFindingsOnly(reporting)
    MockDate.set(now)
    unhandledRequests.clear()
    pageState.reset()
    localStorage.clear()
    // Only a page of the app talks to a back end; a part that sends a request has an error of its own.
    if (parameters.as) msw.use(...freshBackend())
    const { as } = parameters
    if (as !== undefined && as !== 'nobody') await signInForStory()
    if (isStoryPerson(as)) await becomeForStory(as)
    return () => {
      storyRequests.end()
      MockDate.reset()
      // The runner keeps each story of a file, and the hands of a story the element that they pressed last, with its whole page.
      for (const hand of Object.keys(userEvent)) Reflect.deleteProperty(userEvent, hand)
    }
  },
  afterEach: async (context) => {
    const { parameters } = context
    // React Aria's announcer outlives the story and would point at elements that are gone.
    for (const log of document.querySelectorAll('[data-live-announcer] > div')) log.replaceChildren()
    // What a part has said stays for seconds and would be in the next story's picture.
    for (const line of document.querySelectorAll('.emb-announcement')) line.remove()
    // What a part holds back it shows on purpose.
    if (testRun.now && parameters.as !== undefined) await pageState.answered()
    await testRun.now?.end({
      ...shownBy(context),
      forcedColors: parameters.forcedColors === true,
      pictured: !parameters.chromatic?.disableSnapshot,
      ownScheme: parameters.ownScheme === true,
    })
    // After the page has come to rest: what it asks for late counts as well.
    unhandledRequests.throwIfAny()
  },
  decorators: [
    (Story, { globals, parameters }) => {
      const root = document.documentElement
      const scheme = schemeOf(String(globals.theme))
      if ((root.dataset.scheme ?? 'auto') !== scheme) applyScheme(scheme)
      root.dataset.density = String(parameters.density ?? globals.density)
      root.dir = String(parameters.direction ?? globals.direction)
      const language = String(globals.language)
      root.lang = language
      return (
        <UiStrings value={wordsOf(language)} locale={language}>
          <div className="story" data-layout={parameters.layout}>
            <Story />
          </div>
        </UiStrings>
      )
    },
  ],
})
