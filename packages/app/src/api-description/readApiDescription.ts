import type { Sheet } from '../entity/import/Cell.js'
import { ImportFileError } from '../entity/import/ImportFileError.js'
import type { ImportLimits } from '../entity/import/importLimits.js'
import { toSheet } from '../entity/import/toSheet.js'
import type { LeftOut } from '../entity/import/LeftOut.js'
import type { ApiDescription } from './DescribedService.js'
import { parseDocument } from './parseDocument.js'
import { parseXml } from './parseXml.js'
import { isEdmx, readEdmx } from './readEdmx.js'
import { isOpenApi, readOpenApi } from './readOpenApi.js'

/** The fields of a service that a description of an API says something of. */
const columns = [
  'name',
  'serviceName',
  'type',
  'technology',
  'parameter',
  'host',
  'link',
  'description',
  'metadata',
] as const

/**
 * Reads OpenAPI 3, Swagger 2.0 (JSON or YAML) and OData metadata as the rows of a table of services; what kind a file is, is
 * told by what is in it and not by its name.
 * @returns `null` for a file of another kind
 * @throws ImportFileError when it is one of these and cannot be imported
 */
export function readApiDescription(text: string, limits: ImportLimits): Sheet | null {
  const description = describe(text.replace(/^\uFEFF/, ''))
  if (!description) return null
  const { title, services, left, identity } = description
  if (services.length === 0) throw new ImportFileError('noServices')
  const records = services.map((service) =>
    columns.map((column) => (column === 'metadata' ? JSON.stringify(service.metadata) : service[column])),
  )
  const sheet = toSheet(title, [[...columns], ...records], limits)
  return sheet && { ...sheet, left: left.slice(), identity }
}

function describe(text: string): ApiDescription | null {
  const left: LeftOut[] = []
  if (/^\s*</.test(text)) {
    const root = parseXml(text)
    if (!isEdmx(root)) throw new ImportFileError('notDescribed')
    return readEdmx(root, left)
  }
  const isJson = /^\s*\{/.test(text)
  if (!isJson && !/^["']?(?:openapi|swagger)["']?\s*:/m.test(text)) return null
  const root = parseDocument(text, left)
  if (!isOpenApi(root)) {
    if (isJson) throw new ImportFileError('notDescribed')
    return null
  }
  return readOpenApi(root, left)
}
