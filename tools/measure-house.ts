import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readProject } from './house/readProject.ts'
import { measures } from './measure/measures.ts'
import { namesOf } from './new/names.ts'
import { planArea } from './new/planArea.ts'
import { root } from './run.ts'

// `pnpm measure [folder]` prints the structure of the house in numbers, each beside what it was and its target, of this project or of
// another copy of it; `--places` also prints where what was counted is. It is no check: it says where to look next.
const { values, positionals } = parseArgs({ allowPositionals: true, options: { places: { type: 'boolean' } } })
const folder = resolve(positionals[0] ?? root)

/** Of a copy that the present generator does not fit, nothing is known. */
function edited(): string[] {
  try {
    return [...planArea(folder, namesOf('sales', 'business-partner')).changed.keys()]
  } catch {
    return []
  }
}

const found = measures({
  files: readProject(folder),
  pictures: globSync('visual/**/*.png', { cwd: folder }).length,
  edited: edited(),
})
const verdict = (holds: boolean | undefined) => (holds === undefined ? '' : holds ? 'holds' : 'misses')
const rows = [
  ['measured', 'before', 'today', 'target', ''],
  ...found.map(({ what, before, found: today, target, holds }) => [what, before, today, target, verdict(holds)]),
]
const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
for (const row of rows)
  console.log(
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
if (values.places)
  for (const { what, places } of found) console.log(`\n${what}\n${places.map((place) => `  ${place}`).join('\n')}`)
