import { join } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { msw } from 'msw/vite'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
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
 * Storybook's instrumenter records each call of a play, with the text of each element, for a panel that a test run does not
 * have: about a twelfth of the time. The address tells it not to; it looks when `storybook/test` is loaded, after the page.
 */
const uninstrumented: Plugin = {
  name: 'uninstrumented',
  transformIndexHtml: () => [
    {
      tag: 'script',
      injectTo: 'head-prepend',
      children: `addEventListener('load', () => setTimeout(() => history.replaceState(null, '', location.href + '&instrument=false')))`,
    },
  ],
}

/** Every story: rendered, played, checked by axe, and photographed in both schemes where the pixels are comparable. */
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
  plugins: [await storybookTest({ configDir: join(root, '.storybook') }), uninstrumented],
  test: {
    name: 'stories',
    isolate: false,
    maxWorkers: 2,
    // Several waits of a story, each of which may take forty seconds on a busy machine.
    testTimeout: 240_000,
    globalSetup: join(root, 'tools/visual/photograph.ts'),
    setupFiles: [join(root, '.storybook/vitest.setup.ts')],
    browser: {
      ...(await chromium()),
      viewport: { width: 1280, height: 800 },
      instances: [{ browser: 'chromium' as const, name: 'stories' }],
      commands: { photograph },
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
          'tools/**/*.test.ts',
          'house.test.ts',
          '!tools/consumer/**',
          '!packages/*/src/**/*.browser.test.{ts,tsx}',
        ],
        { isolate: false, setupFiles: [join(root, 'tools/unit.setup.ts')] },
      ),
      node('consumer', ['tools/consumer/**/*.test.ts'], { testTimeout: 600_000 }),
      node('e2e', ['e2e/**/*.test.ts'], { testTimeout: 600_000 }),
      await inBrowser(),
      await stories(),
    ],
  },
})
