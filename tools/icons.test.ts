import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { drawingsOf, shapesIn } from '../packages/app/iconFiles.ts'
import { iconSets } from '../packages/app/src/areas/apps/icons/iconSets.ts'
import { iconNames } from '../packages/backend/src/sample/icons.ts'

const require = createRequire(import.meta.url)

/** What a package draws, without its other names for the same icons. */
function drawn(file: string): string[] {
  const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (typeof parsed !== 'object' || parsed === null || !('icons' in parsed)) return []
  return Object.keys(parsed.icons ?? {}).toSorted()
}

test('Feather is listed whole', async () => {
  expect(await iconNames.feather()).toEqual(drawn(require.resolve('@iconify-json/feather/icons.json')))
})

test('Heroicons are listed in all their styles, and nothing else is drawn but the size of 16', async () => {
  const names = await iconNames.heroicons()
  const listed = names.flatMap((name) => [name, `${name}-solid`, `${name}-20-solid`])
  expect(listed.toSorted()).toEqual(
    drawn(require.resolve('@iconify-json/heroicons/icons.json')).filter((icon) => !icon.endsWith('-16-solid')),
  )
})

test('Material icons are listed in all their styles', async () => {
  const names = await iconNames.material()
  const listed = names.flatMap((name) => [`baseline-${name}`, `outline-${name}`, `twotone-${name}`])
  const wanted = drawn(require.resolve('@iconify-json/ic/icons.json')).filter((icon) =>
    /^(?:baseline|outline|twotone)-/.test(icon),
  )
  expect(listed.toSorted()).toEqual(wanted)
})

test.each(iconSets)('$name is drawn whole', async ({ namespace }) => {
  const { icons } = drawingsOf(namespace)
  const family = namespace.startsWith('mat_') ? 'material' : namespace === 'feather' ? 'feather' : 'heroicons'
  expect(Object.keys(icons).toSorted()).toEqual(await iconNames[family]())
  expect(Object.entries(icons).filter(([, shapes]) => shapes.length === 0)).toEqual([])
})

test('a shape is drawn as its groups say, and as often as it is used', () => {
  expect(
    shapesIn(
      '<defs><path id="a" fill="currentColor" d="M1 1"/></defs><use href="#a" opacity=".3"/>' +
        '<g fill="none" stroke-width="2"><circle r="3"/><path fill="currentColor" d="M2 2"/></g><use href="#a"/>',
    ),
  ).toEqual([
    ['path', { fill: 'currentColor', d: 'M1 1', opacity: '.3' }],
    ['circle', { fill: 'none', strokeWidth: '2', r: '3' }],
    ['path', { fill: 'currentColor', strokeWidth: '2', d: 'M2 2' }],
    ['path', { fill: 'currentColor', d: 'M1 1' }],
  ])
})

test.each(['<image href="https://spy.test/pixel.gif"/>', '<path d="M1 1" onload="steal()"/>', '<path d="M1 1"/>text'])(
  'nothing else is drawn: %s',
  (body) => {
    expect(() => shapesIn(body)).toThrow()
  },
)
