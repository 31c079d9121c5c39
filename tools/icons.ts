import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { drawingsOf } from '../packages/app/iconFiles.ts'
import type { IconNamespace } from '../packages/app/src/areas/apps/icons/iconSets.ts'
import { root } from './run.ts'

/** Writes the names of the icons that the sample lists, from the packages that draw them: `pnpm icons`. */
const folder = join(root, 'packages/backend/src/sample/icons')

/** One file for each package; every one of its styles draws the same icons, so one list of names serves them all. */
const lists: readonly { file: string; from: string; styles: readonly IconNamespace[] }[] = [
  { file: 'feather', from: '@iconify-json/feather', styles: ['feather'] },
  {
    file: 'heroicons',
    from: '@iconify-json/heroicons',
    styles: ['heroicons_outline', 'heroicons_solid', 'heroicons_mini'],
  },
  { file: 'material', from: '@iconify-json/ic', styles: ['mat_solid', 'mat_outline', 'mat_twotone'] },
]

/** Words in lines of at most so many characters. */
function wrapped(words: readonly string[], width = 118): string {
  const lines = ['']
  for (const word of words) {
    const line = lines.at(-1) ?? ''
    if (line !== '' && line.length + word.length >= width) lines.push(word)
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`
  }
  return lines.join('\n')
}

await mkdir(folder, { recursive: true })
for (const { file, from, styles } of lists) {
  const [names = [], ...others] = styles.map((style) => Object.keys(drawingsOf(style).icons).toSorted())
  if (others.some((other) => other.join(' ') !== names.join(' '))) {
    throw new Error(`The styles of ${from} no longer draw the same icons: give each its own list.`)
  }
  const text = [
    `// Made from ${from} by "pnpm icons"; changes here are lost.`,
    '',
    '/** Names of the icons, in order. */',
    `export const ${file} = \``,
    wrapped(names),
    '`',
    '',
  ].join('\n')
  await writeFile(join(folder, `${file}.gen.ts`), text)
  console.log(`${file}: ${names.length}`)
}
