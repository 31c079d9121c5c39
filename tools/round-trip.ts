import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runnerImport } from 'vite'
import type * as bpmn from '../packages/bpmn/src/index.ts'
import { factsOf, missingIn } from './round-trip/facts.ts'

/**
 * `pnpm round-trip <folder>` reads each BPMN file of a folder, writes it again, and says of each what is lost: first as models,
 * then tag by tag in the texts. Made for the reference models of the BPMN MIWG (github.com/bpmn-miwg/bpmn-miwg-test-suite, folder
 * `Reference`), which cannot be shipped.
 */
const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Which folder?')
const entry = join(import.meta.dirname, '../packages/bpmn/src/index.ts')
const { module } = await runnerImport<typeof bpmn>(entry, { configFile: false, logLevel: 'error' })
const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.bpmn')).toSorted()
let failed = 0
for (const file of files) {
  const lines = await lossesOf(await readFile(join(folder, file), 'utf8')).catch((error: unknown) => [
    `refused: ${String(error)}`,
  ])
  if (lines.length > 0) failed += 1
  process.stdout.write(
    `${lines.length === 0 ? 'ok  ' : 'LOSS'} ${file}\n${lines.map((line) => `       ${line}\n`).join('')}`,
  )
}
process.stdout.write(`${files.length - failed} of ${files.length} files without loss\n`)
process.exitCode = failed > 0 ? 1 : 0

async function lossesOf(xml: string): Promise<string[]> {
  const before = await module.readModel(xml)
  const { definitions } = await module.readDefinitions(xml)
  const written = await module.writeXml(definitions)
  const after = await module.readModel(written)
  const changes = module.differenceOf(before, after)
  return [
    ...before.warnings.filter(isLoss).map((warning) => `not understood: ${warning.replace(/\s+/g, ' ')}`),
    ...changes.map(({ kind, id, changes: list }) => `${kind} ${id} ${list.map(({ property }) => property).join(' ')}`),
    ...missingIn(factsOf(written), factsOf(xml)).map((fact) => `missing: ${fact}`),
  ]
}

/** References to other files are kept, and so is a text of another encoding: it was decoded before it was parsed. */
function isLoss(warning: string): boolean {
  return !warning.startsWith('unresolved reference') && !warning.startsWith('unsupported document encoding')
}
