import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const read = (path: string) =>
  readFileSync(join(import.meta.dirname, '../..', path), 'utf8').replace(/\/\*[\s\S]*?\*\//gu, '')

const declaredIn = (path: string) => Array.from(read(path).matchAll(/(--emb-[\w-]+):/gu), ([, name = '']) => name)

const tokens = new Set(['scale', 'role', 'status', 'size'].flatMap((part) => declaredIn(`tokens/${part}/tokens.css`)))
const bridge = read('../tailwind.css')
const used = Array.from(bridge.matchAll(/var\((--emb-[\w-]+)\)/gu), ([, name = '']) => name)

test('every token that the Tailwind bridge names is there', () => {
  expect(used.length).toBeGreaterThan(60)
  expect(used.filter((name) => !tokens.has(name))).toEqual([])
})

test('every colour role has a name in the bridge', () => {
  const roles = [...declaredIn('tokens/role/tokens.css'), ...declaredIn('tokens/status/tokens.css')]
  const noColour = new Set(['--emb-ring', '--emb-shadow-colour'])
  expect(roles.filter((name) => !noColour.has(name) && !used.includes(name))).toEqual([])
})

test('no two of its names are the same', () => {
  const names = Array.from(bridge.matchAll(/^\s*(--(?!emb-)[\w-]+):/gmu), ([, name = '']) => name)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

test('the forced palette names roles that are there', () => {
  expect(declaredIn('tokens/medium/tokens.css').filter((name) => !tokens.has(name))).toEqual([])
})
