import { join } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { msw } from 'msw/vite'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { noteCalls } from './tools/calls/noteCalls.ts'
import { launchOptions } from './tools/chromium.ts'
import { photograph } from './tools/visual/photograph.ts'

const root = import.meta.dirname

const chromium = async () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: await launchOptions(),
    contextOptions: { reducedMotion: 'reduce' as const, locale: 'en-US', timezoneId: 'UTC' },
  }),
})

/**
 * Nothing is recorded for a panel that a test run does not have. Storybook's instrumenter records each call of a play, with the
 * text of each element: about a twelfth of the time. The address tells it not to; it looks when `storybook/test` is loaded, after the
 * page. Development React measures each component, and what changed in it, for the browser's performance panel, and notes tasks for
 * its stacks: a fifth of React's time, unless the browser has neither.
 */
const uninstrumented: Plugin = {
  name: 'uninstrumented',
  transformIndexHtml: () => [
    {
      tag: 'script',
      injectTo: 'head-prepend',
      children: `
        addEventListener('load', () => setTimeout(() => history.replaceState(null, '', location.href + '&instrument=false')))
        console.timeStamp = console.createTask = undefined`,
    },
  ],
}

/**
 * `LATE_RENDERS`: for so many ms React's scheduler is held back, as by a busy machine: effects and renders that are not urgent come
 * later than what can be seen. What a user could meet on such a machine, and a story that waits for too little, fail at once and each
 * time. The scheduler of React is the only one that sends itself messages of nothing.
 */
const late: Plugin = {
  name: 'late-renders',
  transformIndexHtml: () => {
    const pause = Number(process.env.LATE_RENDERS ?? 0)
    if (!(pause > 0)) return []
    const children = `{
      const post = MessagePort.prototype.postMessage
      MessagePort.prototype.postMessage = function (...given) {
        if (given.length === 1 && given[0] === null) setTimeout(() => post.apply(this, given), ${pause})
        else post.apply(this, given)
      }
    }`
    return [{ tag: 'script', injectTo: 'head-prepend', children }]
  },
}

/**
 * The stories: rendered, played, checked by axe, and photographed in both schemes where the pixels are comparable. `STORY_RUN` says
 * which of it (`.storybook/storyRun.ts`); default all.
 */
const stories = async () => ({
  // Found before the run: a dependency that Vite discovers in the middle of it would reload the page under a test.
  optimizeDeps: {
    entries: [
      'packages/{ui,forms,pickers,app}/src/**/*.stories.tsx',
      // What a worker imports is found by nobody else before it starts.
      'packages/app/src/**/worker/main.ts',
      '.storybook/preview.tsx',
      '.storybook/vitest.setup.ts',
      '.storybook/reference/*.stories.tsx',
    ],
  },
  plugins: [await storybookTest({ configDir: join(root, '.storybook') }), uninstrumented, late],
  test: {
    name: 'stories',
    env: { STORY_RUN: process.env.STORY_RUN ?? 'all' },
    isolate: false,
    maxWorkers: 2,
    // Several waits of a story, each of which may take forty seconds on a busy machine.
    testTimeout: 240_000,
    globalSetup: ['tools/visual/photograph.ts', 'tools/calls/noteCalls.ts'].map((path) => join(root, path)),
    setupFiles: [join(root, '.storybook/vitest.setup.ts')],
    browser: {
      ...(await chromium()),
      viewport: { width: 1280, height: 800 },
      instances: [{ browser: 'chromium' as const, name: 'stories' }],
      commands: { photograph, noteCalls },
    },
  },
})

interface NodeOptions {
  testTimeout?: number
  /** `false`: files share a process, and what they import is loaded once. */
  isolate?: boolean
  setupFiles?: string[]
}

const node = (name: string, include: string[], { testTimeout = 180_000, ...more }: NodeOptions = {}) => ({
  test: {
    name,
    include,
    exclude: ['**/node_modules/**', '**/dist/**'],
    environment: 'node',
    testTimeout,
    hookTimeout: testTimeout,
    // On a busy machine a second, the default, is too short.
    expect: { poll: { timeout: 40_000 } },
    env: { TZ: 'UTC' },
    ...more,
  },
})

const conformance = 'packages/{ui,forms,pickers}/src/**/*.browser.test.tsx'

/** What the sample services do otherwise in the browser that they are made for: sockets, files, signatures. Everything else of them is proven in Node. */
const differs = 'packages/backend/src/sample/{auth,chat.socket,contactAvatars}.test.ts'

/** A file of 200 MB through the browser's own storage. */
const large = 'packages/app/src/uploads/*.browser.test.ts'

/** What only a browser can show: these services, answered by the service worker, and what every component promises. */
const inBrowser = async () => ({
  plugins: [msw({ mode: 'worker-only' })],
  optimizeDeps: { entries: ['packages/backend/src/**/*.ts', conformance, large], exclude: ['msw/node'] },
  test: {
    name: 'browser',
    include: [differs, conformance, large],
    isolate: false,
    testTimeout: 120_000,
    expect: { poll: { timeout: 40_000 } },
    browser: {
      ...(await chromium()),
      viewport: { width: 1280, height: 800 },
      instances: [{ browser: 'chromium' as const, name: 'browser' }],
    },
  },
})

export default defineConfig({
  test: {
    projects: [
      node(
        'unit',
        [
          'packages/*/src/**/*.test.{ts,tsx}',
          '.storybook/*.test.ts',
          'tools/**/*.test.ts',
          'house.test.ts',
          '!tools/consumer/**',
          '!packages/*/src/**/*.browser.test.{ts,tsx}',
        ],
        { isolate: false, setupFiles: [join(root, 'tools/unit.setup.ts')] },
      ),
      node('consumer', ['tools/consumer/**/*.test.ts'], { testTimeout: 600_000 }),
      node('e2e', ['e2e/*.test.ts'], { testTimeout: 600_000, isolate: false }),
      // Long ways through many pages, every night: what they pass by is shown by stories and units.
      node('walks', ['e2e/walks/*.test.ts'], { testTimeout: 600_000, isolate: false }),
      await inBrowser(),
      await stories(),
    ],
  },
})
