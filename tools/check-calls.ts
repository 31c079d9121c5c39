import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { callsFolder } from './calls/noteCalls.ts'
import { readDocument } from './calls/readDocument.ts'
import { callFaults } from './calls/callFaults.ts'
import { filesBelow } from './run.ts'

// Every call of the sample services is made by some page: what the services offer against what the pages of the stories sent in the
// last whole run of `pnpm check:stories`.
const isSample = (tag: string) => tag === 'Authentication' || tag.startsWith('Sample: ')

const { paths = {} } = await readDocument()
const offered = Object.entries(paths).flatMap(([path, item]) =>
  (['get', 'post', 'put', 'patch', 'delete'] as const)
    .filter((method) => item?.[method]?.tags?.some(isSample))
    .map((method) => `${method.toUpperCase()} /api${path}`),
)
const notes = await Promise.all(
  filesBelow(callsFolder, '**/*.txt').map((path) => readFile(join(callsFolder, path), 'utf8')),
)
const made = notes.flatMap((text) => text.split('\n')).filter((line) => line !== '')
const faults = callFaults(offered, made)

console.log(`${offered.length} calls of the sample services; pages of stories made ${new Set(made).size} calls in all.`)
for (const fault of faults) console.error(fault)
process.exit(faults.length > 0 ? 1 : 0)
