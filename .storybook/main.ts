import { defineMain } from '@storybook/react-vite/node'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { iconFiles } from '../packages/app/iconFiles.ts'
import { textFiles } from '../packages/app/textFiles.ts'
import { bundledWorkers } from './bundledWorkers.ts'

const isTestRun = process.env.VITEST !== undefined

export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    ...['ui', 'forms', 'pickers', 'app'].map((name) => ({
      directory: `../packages/${name}/src`,
      files: '**/*.stories.tsx',
      titlePrefix: name,
    })),
    { directory: './reference', files: '*.stories.tsx', titlePrefix: 'api' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest', 'msw-storybook-addon'],
  core: { disableTelemetry: true },
  features: { experimentalTestSyntax: true },
  // Tables of properties are read by people, not by tests.
  ...(isTestRun && { typescript: { reactDocgen: false } }),
  viteFinal: (config) => ({
    ...config,
    plugins: [
      ...(config.plugins ?? []),
      react(),
      msw({ mode: 'worker-only' }),
      textFiles(),
      iconFiles(),
      isTestRun && bundledWorkers(),
    ],
  }),
})
