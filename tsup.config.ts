import { defineConfig } from 'tsup'

// One module in, one module out: `'use client'` stays where it is written and a consumer's bundler drops what is not imported.
export default defineConfig([
  {
    entry: ['src/**/*.{ts,tsx}', '!**/*.stories.tsx', '!**/*.test.*'],
    format: 'esm',
    target: 'es2023',
    bundle: false,
    sourcemap: true,
  },
])
