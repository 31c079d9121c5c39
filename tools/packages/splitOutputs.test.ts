import { expect, test } from 'vitest'
import { splitOutputs } from './splitOutputs.ts'

const file = (entryPoint: string | undefined, imports: Record<string, string>) => ({
  ...(entryPoint !== undefined && { entryPoint }),
  imports: Object.entries(imports).map(([path, kind]) => ({ path, kind })),
})
const isIndex = (entryPoint: string) => entryPoint === 'index.ts'
const pathsOf = (files: readonly { path: string }[]) => files.map(({ path }) => path)

test('a chunk counts at once only when a static import leads to it', () => {
  const { initial, lazy, unused } = splitOutputs(
    {
      'index.js': file('index.ts', { 'base.js': 'import-statement', 'menu.js': 'dynamic-import' }),
      'base.js': file(undefined, {}),
      'menu.js': file('menu.ts', { 'base.js': 'import-statement', 'aria.js': 'import-statement' }),
      'aria.js': file(undefined, {}),
    },
    isIndex,
  )
  expect(pathsOf(initial)).toEqual(['index.js', 'base.js'])
  expect(pathsOf(lazy)).toEqual(['menu.js', 'aria.js'])
  expect(unused).toEqual([])
})

test('a chunk that nothing imports any more counts neither at once nor later', () => {
  const { initial, lazy, unused } = splitOutputs(
    {
      'index.js': file('index.ts', {}),
      'menu.js': file('menu.ts', { 'aria.js': 'import-statement' }),
      'aria.js': file(undefined, {}),
    },
    isIndex,
  )
  expect(pathsOf(initial)).toEqual(['index.js'])
  expect(lazy).toEqual([])
  expect(pathsOf(unused)).toEqual(['menu.js', 'aria.js'])
})

test('a stylesheet counts at once', () => {
  const { initial, lazy } = splitOutputs({ 'styles.css': file('styles.css', {}) }, isIndex)
  expect(pathsOf(initial)).toEqual(['styles.css'])
  expect(lazy).toEqual([])
})
