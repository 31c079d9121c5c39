import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runnerImport } from 'vite'
import type * as openapi from '../packages/backend/src/openapi/openApiDocument.ts'

/** `pnpm openapi [file]` writes OpenAPI 3.1 of every call to the file, or to the standard output. */
const root = join(import.meta.dirname, '..')
const { module } = await runnerImport<typeof openapi>(join(root, 'packages/backend/src/openapi/openApiDocument.ts'), {
  configFile: false,
  logLevel: 'error',
})
const manifest: unknown = JSON.parse(await readFile(join(root, 'packages/contract/package.json'), 'utf8'))
const version = typeof manifest === 'object' && manifest && 'version' in manifest ? String(manifest.version) : '0.0.0'
const text = `${JSON.stringify(await module.openApiDocument(version), null, 2)}\n`
const [file] = process.argv.slice(2)
if (file) await writeFile(file, text)
else process.stdout.write(text)
