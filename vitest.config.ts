import { join } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { msw } from 'msw/vite'
import { defineConfig } from 'vitest/config'
import { hasPinnedChromium, launchOptions } from './tools/chromium.ts'

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

/** Every story in one theme: rendered, played, checked by axe, and photographed where the pixels are comparable. */
const stories = async (theme: 'light' | 'dark') => ({
  // Found before the run: a dependency that Vite discovers in the middle of it would reload the page under a test.
  optimizeDeps: {
    entries: [
      'packages/{ui,forms,pickers,app}/src/**/*.stories.tsx',
      // What a worker imports is found by nobody else before it starts.
      'packages/app/src/**/worker/main.ts',
      '.storybook/preview.tsx',
      '.storybook/reference/*.stories.tsx',
    ],
  },
  plugins: [await storybookTest({ configDir: join(root, '.storybook'), initialGlobals: { theme } })],
  test: {
    name: theme,
    isolate: false,
    // Several waits of a story, each of which may take ten seconds on a busy machine.
    testTimeout: 60_000,
    setupFiles: hasPinnedChromium ? [join(root, '.storybook/vitest.setup.ts')] : [],
    browser: {
      ...(await chromium()),
      viewport: { width: 1280, height: 800 },
      instances: [{ browser: 'chromium' as const, name: theme }],
      expect: {
        toMatchScreenshot: {
          // Until two pictures in a row are the same; on a busy machine each takes a second.
          timeout: 20_000,
          resolveScreenshotPath: ({ root: base, arg, ext }: { root: string; arg: string; ext: string }) =>
            join(base, 'visual', theme, `${arg}${ext}`),
        },
      },
    },
  },
})

const node = (name: string, include: string[], testTimeout = 20_000) => ({
  test: {
    name,
    include,
    exclude: ['**/node_modules/**', '**/dist/**'],
    environment: 'node',
    testTimeout,
    hookTimeout: testTimeout,
    // On a busy machine a second, the default, is too short.
    expect: { poll: { timeout: 10_000 } },
    env: { TZ: 'UTC' },
  },
})

const conformance = 'packages/{ui,forms,pickers}/src/**/*.browser.test.tsx'

/** The sample services once more, in the browser that they are made for, and what every component promises. */
const inBrowser = async () => ({
  plugins: [msw({ mode: 'worker-only' })],
  optimizeDeps: { entries: ['packages/backend/src/**/*.ts', conformance], exclude: ['msw/node'] },
  test: {
    name: 'browser',
    include: ['packages/backend/src/sample/*.test.ts', conformance],
    isolate: false,
    testTimeout: 20_000,
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
      node('unit', [
        'packages/*/src/**/*.test.{ts,tsx}',
        'tools/**/*.test.ts',
        'house.test.ts',
        '!tools/consumer/**',
        '!packages/*/src/**/*.browser.test.tsx',
      ]),
      node('consumer', ['tools/consumer/**/*.test.ts'], 300_000),
      node('e2e', ['e2e/**/*.test.ts'], 120_000),
      await inBrowser(),
      await stories('light'),
      await stories('dark'),
    ],
  },
})
