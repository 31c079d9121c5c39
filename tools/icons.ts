import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root } from './run.ts'

/** Writes the names of the icons that the sample lists, from the packages that draw them: `pnpm icons`. */
const folder = join(root, 'packages/backend/src/sample/icons')
const require = createRequire(import.meta.url)

/** One file for each package; every one of its styles draws the same icons, so one list of names serves them all. */
const lists: readonly { file: string; from: string; icons: string; styles: readonly RegExp[] }[] = [
  {
    file: 'feather',
    from: '@iconify-json/feather',
    icons: require.resolve('@iconify-json/feather/icons.json'),
    styles: [/^(?<name>.+)$/],
  },
  {
    file: 'heroicons',
    from: '@iconify-json/heroicons',
    icons: require.resolve('@iconify-json/heroicons/icons.json'),
    styles: [/^(?<name>.+)(?<!-solid)$/, /^(?<name>.+)(?<!-16|-20)-solid$/, /^(?<name>.+)-20-solid$/],
  },
  {
    file: 'material',
    from: '@iconify-json/ic',
    icons: require.resolve('@iconify-json/ic/icons.json'),
    styles: [/^baseline-(?<name>.+)$/, /^outline-(?<name>.+)$/, /^twotone-(?<name>.+)$/],
  },
]

async function iconsOf(file: string): Promise<string[]> {
  const parsed: unknown = JSON.parse(await readFile(file, 'utf8'))
  if (typeof parsed !== 'object' || parsed === null || !('icons' in parsed)) throw new Error(`${file} holds no icons.`)
  return Object.keys(parsed.icons ?? {})
}

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

const namesIn = (icons: readonly string[], style: RegExp) =>
  icons.flatMap((icon) => style.exec(icon)?.groups?.['name'] ?? []).toSorted()

await mkdir(folder, { recursive: true })
for (const { file, from, icons: home, styles } of lists) {
  const icons = await iconsOf(home)
  const [names = [], ...others] = styles.map((style) => namesIn(icons, style))
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
