import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { runnerImport } from 'vite'
import type * as apis from '../packages/app/src/api-description/readApiDescription.ts'
import type * as limits from '../packages/app/src/entity/import/importLimits.ts'
import type * as ddl from '../packages/app/src/table-definition/readDdl.ts'

/**
 * `pnpm read-files <folder>` reads what others wrote as the product does, and says of each file what it became and what was left
 * out, with the reason: scripts of databases (`.sql`) as tables, OpenAPI documents and OData metadata (`.json`, `.yaml`, `.xml`,
 * `.edmx`) as services. Made for scripts and descriptions that cannot be shipped, such as those of Chinook and Sakila. It fails
 * where a file becomes nothing.
 */
const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Which folder?')
const { readDdl } = await load<typeof ddl>('table-definition/readDdl.ts')
const { readApiDescription } = await load<typeof apis>('api-description/readApiDescription.ts')
const { importLimits } = await load<typeof limits>('entity/import/importLimits.ts')
const readers: Readonly<Record<string, (text: string) => string[]>> = {
  '.sql': tablesOf,
  ...Object.fromEntries(['.json', '.yaml', '.yml', '.xml', '.edmx'].map((end) => [end, servicesOf])),
}
let refused = 0
for (const file of (await readdir(folder, { recursive: true })).toSorted()) {
  const reader = readers[extname(file).toLowerCase()]
  if (reader) say(file, linesOf(reader, await readFile(join(folder, file), 'utf8')))
}
process.exitCode = refused > 0 ? 1 : 0

async function load<T>(file: string): Promise<T> {
  const entry = join(import.meta.dirname, '../packages/app/src', file)
  return (await runnerImport<T>(entry, { configFile: false, logLevel: 'error' })).module
}

function say(file: string, [first = 'nothing', ...others]: readonly string[]) {
  process.stdout.write(`${file}: ${first}\n${others.map((line) => `       ${line}\n`).join('')}`)
}

function linesOf(reader: (text: string) => string[], text: string): string[] {
  try {
    return reader(text)
  } catch (error) {
    refused += 1
    return [`REFUSED, ${error instanceof Error ? error.message : String(error)}`]
  }
}

function tablesOf(text: string): string[] {
  const begun = performance.now()
  const { tables, problems } = readDdl(text)
  const took = performance.now() - begun
  const fields = tables.flatMap((table) => table.fields)
  if (tables.length === 0 && /^\s*create\s+table\b/im.test(text)) refused += 1
  return [
    `${tables.length} tables, ${fields.length} fields, ${fields.filter(({ isKey }) => isKey).length} of a key, ` +
      `${fields.filter(({ checkTable }) => checkTable !== '').length} with a check table; ${took.toFixed(0)} ms`,
    ...countedBy(problems, ({ reason, what, count }) => [`${reason}: ${what.split(/\s/)[0]}`, count ?? 1]),
  ]
}

function servicesOf(text: string): string[] {
  const begun = performance.now()
  const sheet = readApiDescription(text, importLimits)
  if (!sheet) return ['no description of an API']
  const took = performance.now() - begun
  return [
    `${sheet.rows.length} services; ${took.toFixed(0)} ms`,
    ...countedBy(sheet.left ?? [], ({ reason }) => [reason, 1]),
  ]
}

/** How often something of each name was left out, in order of the names. */
function countedBy<T>(all: readonly T[], countOf: (one: T) => readonly [string, number]): string[] {
  const counts = new Map<string, number>()
  for (const one of all) {
    const [name, count] = countOf(one)
    counts.set(name, (counts.get(name) ?? 0) + count)
  }
  return [...counts]
    .toSorted(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([name, count]) => `left out or changed, ${name} × ${count}`)
}
