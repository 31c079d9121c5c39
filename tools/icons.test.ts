import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
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
