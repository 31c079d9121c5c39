import { ImportFileError } from '../entity/import/ImportFileError.js'
import type { LeftOut } from '../entity/import/LeftOut.js'
import {
  type ApiDescription,
  type DescribedService,
  fitted,
  isObject,
  type JsonObject,
  objectOf,
  textOf,
} from './DescribedService.js'
import { metadataOf } from './metadataOf.js'
import { documentReferences } from './references.js'
import { type Server, serverOf, swaggerServer } from './serverOf.js'
import { securityOf, unusedParts } from './usedParts.js'

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'] as const

/** What a document says as a whole; each row has the title, and what it needs of the rest. */
const wholeDocument = ['termsOfService', 'contact', 'license', 'summary', 'description'] as const

/** What is read elsewhere, so that it is not left out. */
const understood = new Set(
  'openapi swagger info servers host basePath schemes consumes produces paths webhooks components definitions parameters responses securityDefinitions security'.split(
    ' ',
  ),
)

/** Whether a document calls itself one of OpenAPI or Swagger. */
export const isOpenApi = (root: unknown): root is JsonObject =>
  isObject(root) && (root.openapi !== undefined || root.swagger !== undefined)

/**
 * The operations of an OpenAPI 3 or Swagger 2.0 document. Each becomes a REST service, each webhook an event; its metadata have
 * all that the document says of it, with the parts that it refers to, which stay references. What no row has is named.
 * @throws ImportFileError for another version
 */
export function readOpenApi(root: JsonObject, left: LeftOut[]): ApiDescription {
  const version = String(root.openapi ?? root.swagger)
  if (!/^(?:3\.|2\.0$)/.test(version)) throw new ImportFileError('otherVersion')
  const { follow, reached, tell } = documentReferences(root, left)
  const info = objectOf(root.info)
  const title = textOf(info.title)
  const isSwagger = root.openapi === undefined
  const used = new Map<string, unknown>()
  const security = securityOf(root)

  const usual = isSwagger ? swaggerServer(root, tell) : null
  const placeOf = (...owners: readonly unknown[]): Server => {
    const lists = owners.flatMap((one) => (isObject(one) && Array.isArray(one.servers) ? [one.servers] : []))
    return usual ?? serverOf(lists.find((list) => list.length > 0) ?? [], tell)
  }

  function operationsOf(path: string, given: unknown, isEvent: boolean): DescribedService[] {
    const followed = follow(given)
    if (!isObject(followed)) {
      tell(`${isEvent ? 'webhooks' : 'paths'}/${path}`, isObject(given) ? 'brokenRef' : 'notUnderstood')
      return []
    }
    const item = isObject(given) && followed !== given ? { ...followed, ...given } : followed
    const around = Object.fromEntries(Object.entries(item).filter(([key]) => !isMethod(key) && key !== '$ref'))
    return methods.flatMap((method): DescribedService[] => {
      if (item[method] === undefined) return []
      const operation = item[method]
      if (!isObject(operation)) {
        tell(`paths/${path}/${method}`, 'notUnderstood')
        return []
      }
      const parts = new Map([...reached(operation, around), ...security(operation)])
      for (const [ref, part] of parts) used.set(ref, part)
      const server = placeOf(operation, item, root)
      const serviceName = textOf(operation.operationId) || `${method.toUpperCase()} ${path}`
      const parameters = [...listOf(item.parameters), ...listOf(operation.parameters)].map(follow)
      return [
        fitted(
          {
            name: textOf(operation.summary) || serviceName,
            serviceName,
            type: isEvent ? 'event' : 'REST',
            technology: isEvent ? 'REST, asynchronous' : 'REST',
            parameter: parameterText(parameters, operation),
            host: isEvent ? '' : server.host,
            link: isEvent ? '' : `${server.base}${path.startsWith('/') ? path : `/${path}`}`,
            description: textOf(operation.description) || textOf(item.description),
            metadata: metadataOf({
              head: { [isSwagger ? 'swagger' : 'openapi']: version, title, version: textOf(info.version) },
              place: { [isEvent ? 'webhook' : 'path']: path, method },
              around,
              operation,
              inherited: inheritedOf(root, operation, item),
              parts,
              tell: () => tell(serviceName, 'metadataTooLong'),
            }),
          },
          left,
        ),
      ]
    })
  }

  const services = [
    ...Object.entries(objectOf(root.paths)).flatMap(([path, item]) =>
      path.startsWith('x-') ? (tell(`paths/${path}`, 'document'), []) : operationsOf(path, item, false),
    ),
    ...Object.entries(objectOf(root.webhooks)).flatMap(([name, item]) => operationsOf(name, item, true)),
  ]
  for (const key of wholeDocument) if (info[key] !== undefined) tell(`info.${key}`, 'document')
  for (const key of Object.keys(info)) if (key.startsWith('x-')) tell(`info.${key}`, 'document')
  for (const key of Object.keys(root)) if (!understood.has(key)) tell(key, 'document')
  for (const part of unusedParts(root, used)) tell(part, 'unused')
  return { title, services, left, identity: ['serviceName', 'host', 'link'] }
}

const isMethod = (key: string) => methods.some((method) => method === key)

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** What an operation takes over from the document where it says nothing itself. */
function inheritedOf(root: JsonObject, operation: JsonObject, item: JsonObject): JsonObject {
  const keys = ['security', 'servers', 'host', 'basePath', 'schemes', 'consumes', 'produces']
  return Object.fromEntries(
    keys.flatMap((key) =>
      root[key] !== undefined && operation[key] === undefined && item[key] === undefined ? [[key, root[key]]] : [],
    ),
  )
}

/** The parameters in one line: `id* (path), limit (query), body*`; the star marks what must be given. */
function parameterText(parameters: readonly unknown[], operation: JsonObject): string {
  const known = new Map(
    parameters.filter(isObject).map((one) => {
      const mark = one.required === true ? '*' : ''
      const place = textOf(one.in)
      const name = textOf(one.name)
      return [`${place} ${name}`, place === '' || place === name ? `${name}${mark}` : `${name}${mark} (${place})`]
    }),
  )
  const body = objectOf(operation.requestBody)
  if (operation.requestBody !== undefined) known.set('requestBody', body.required === true ? 'body*' : 'body')
  return [...known.values()].join(', ')
}
