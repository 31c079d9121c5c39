import { writeFile } from 'node:fs/promises'
import { readDocument } from './calls/readDocument.ts'

/** `pnpm openapi [file]` writes OpenAPI 3.1 of every call to the file, or to the standard output. */
const text = `${JSON.stringify(await readDocument(), null, 2)}\n`
const [file] = process.argv.slice(2)
if (file) await writeFile(file, text)
else process.stdout.write(text)
