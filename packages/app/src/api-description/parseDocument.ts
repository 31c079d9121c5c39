import { parseDocument as parseYaml } from 'yaml'
import { ImportFileError } from '../entity/import/ImportFileError.js'
import type { LeftOut } from '../entity/import/LeftOut.js'
import { plainJson } from './plainJson.js'

/** How often YAML may repeat what it has named; a file of a few bytes could unfold to gigabytes otherwise. */
const maxAliases = 100

/**
 * Reads JSON or YAML 1.2.
 * @throws ImportFileError when it is neither, or unfolds to more than can be read
 */
export function parseDocument(text: string, left: LeftOut[]): unknown {
  return plainJson(/^\s*[{[]/.test(text) ? json(text) : yaml(text), left)
}

function json(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch (cause) {
    // YAML too has braces, and knows comments between them.
    return yaml(text, cause)
  }
}

function yaml(text: string, earlier?: unknown): unknown {
  const document = parseYaml(text, { logLevel: 'silent', schema: 'core', merge: true, customTags: [] })
  const [error] = document.errors
  if (error) throw new ImportFileError('malformed', { cause: earlier ?? error })
  try {
    const value: unknown = document.toJS({ maxAliasCount: maxAliases })
    return value
  } catch (cause) {
    throw new ImportFileError(cause instanceof ReferenceError ? 'tooMuch' : 'malformed', { cause })
  }
}
