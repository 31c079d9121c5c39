import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runnerImport } from 'vite'
import type * as openapi from '../../packages/backend/src/openapi/openApiDocument.ts'
import { root } from '../run.ts'

/** OpenAPI 3.1 of every call, by the version of the contract's package. */
export async function readDocument() {
  const { module } = await runnerImport<typeof openapi>(join(root, 'packages/backend/src/openapi/openApiDocument.ts'), {
    configFile: false,
    logLevel: 'error',
  })
  const manifest: unknown = JSON.parse(await readFile(join(root, 'packages/contract/package.json'), 'utf8'))
  const version = typeof manifest === 'object' && manifest && 'version' in manifest ? String(manifest.version) : '0.0.0'
  return module.openApiDocument(version)
}
