import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import MockDate from 'mockdate'
import { setupWorker } from 'msw/browser'
import addonMsw from 'msw-storybook-addon'
import '@embpm/ui/fonts.css'
import '@embpm/ui/styles.css'
import '@embpm/forms/styles.css'
import '@embpm/pickers/styles.css'
import './preview.css'
import { freshBackend, signInForStory } from './freshBackend.js'
import { photographer } from './photographer.js'
import { unhandledRequests } from './unhandledRequests.js'

/** Stories live at this moment, a Friday, so that no picture depends on the day it is taken. */
const now = new Date('2026-11-20T09:00:00Z')

const choice = (name: string, ...items: string[]) => ({
  description: name,
  toolbar: { title: name, items, dynamicTitle: true },
})

export default definePreview({
  addons: [
    addonDocs(),
    addonA11y(),
    addonMsw(async () => {
      const worker = setupWorker()
      await worker.start({ quiet: true, onUnhandledFrame: ({ frame }) => unhandledRequests.note(frame) })
      return worker
    }),
  ],
  tags: ['autodocs'],
  globalTypes: {
    theme: choice('Theme', 'light', 'dark'),
    density: choice('Density', 'comfortable', 'compact'),
    direction: choice('Direction', 'ltr', 'rtl'),
  },
  initialGlobals: { theme: 'light', density: 'comfortable', direction: 'ltr' },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    // A page holds many stories: each in a frame of its own keeps stores, requests and dialogs apart.
    docs: { story: { inline: false, height: '320px' } },
    chromatic: { modes: { light: { theme: 'light' }, dark: { theme: 'dark' } } },
    options: { storySort: { method: 'alphabetical' } },
  },
  beforeEach: async ({ msw, parameters }) => {
    MockDate.set(now)
    unhandledRequests.clear()
    localStorage.clear()
    // Only a page of the app talks to a back end; a part that sends a request has an error of its own.
    if (parameters.as) msw.use(...freshBackend())
    if (parameters.as === 'CON') await signInForStory()
    return () => MockDate.reset()
  },
  afterEach: async ({ parameters }) => {
    unhandledRequests.throwIfAny()
    // React Aria's announcer outlives the story and would point at elements that are gone.
    for (const log of document.querySelectorAll('[data-live-announcer] > div')) log.replaceChildren()
    if (!parameters.chromatic?.disableSnapshot) await photographer.take?.()
  },
  decorators: [
    (Story, { globals, parameters }) => {
      const root = document.documentElement
      root.dataset.scheme = String(globals.theme)
      root.dataset.density = String(parameters.density ?? globals.density)
      root.dir = String(parameters.direction ?? globals.direction)
      return (
        <div className="story" data-layout={parameters.layout}>
          <Story />
        </div>
      )
    },
  ],
})
