import type { OpenAPI } from '@orpc/openapi'

import { exampleOf, type SchemaPart, schemaPart } from './exampleOf.js'
import { operationMethods } from './openApiDocument.js'

/** A value that stands in the address of a call. */
export interface ApiParameter {
  name: string
  in: 'path' | 'query'
  required: boolean
  /** What it may be, when only some values are allowed. */
  values?: readonly string[]
}

/** One field of a form. */
export interface ApiFormField {
  name: string
  /** Whether a file belongs there. */
  file: boolean
}

/** One call, as somebody who wants to try it needs to know it. */
export interface ApiOperation {
  /** Unique, such as `sample.notes.create`. */
  id: string
  /** In capitals. */
  method: string
  /** Relative to `/api`, with parameters in braces. */
  path: string
  summary: string
  tag: string
  /** What holds for all calls of the tag; code stands between backticks. */
  about: string
  /** Needs a token. */
  token: boolean
  /** Needs the header `x-org-id`. */
  organisation: boolean
  parameters: readonly ApiParameter[]
  /** What is sent besides the address. */
  body?: { kind: 'json'; example: string } | { kind: 'form'; fields: readonly ApiFormField[] }
  /** What may be answered. */
  answers: readonly { status: string; description: string }[]
}

/** The calls of a document in its order. */
export function apiOperations(document: OpenAPI.Document): ApiOperation[] {
  const components = schemaPart(document.components)
  const schemas = schemaPart(components.schemas)
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    operationMethods.flatMap((method): ApiOperation[] => {
      const operation = item?.[method]
      if (!operation) return []
      const [security] = operation.security ?? []
      const { operationId: id = `${method} ${path}`, summary = '', tags: [tag = ''] = [] } = operation
      return [
        {
          id,
          method: method.toUpperCase(),
          path,
          summary,
          tag,
          about: document.tags?.find(({ name }) => name === tag)?.description ?? '',
          token: security !== undefined && 'token' in security,
          organisation: security !== undefined && 'organisation' in security,
          parameters: (operation.parameters ?? []).map(parameterOf),
          body: bodyOf(schemaPart(operation.requestBody), schemas),
          answers: Object.entries(operation.responses ?? {}).map(([status, response]) => ({
            status,
            description: descriptionOf(response, schemaPart(components.responses)),
          })),
        },
      ]
    }),
  )
}

function parameterOf(parameter: unknown): ApiParameter {
  const { name, in: place, required, schema } = schemaPart(parameter)
  const { enum: values } = schemaPart(schema)
  return {
    name: String(name),
    in: place === 'path' ? 'path' : 'query',
    required: required === true,
    ...(Array.isArray(values) && { values: values.map(String) }),
  }
}

function bodyOf({ content }: SchemaPart, schemas: SchemaPart): ApiOperation['body'] {
  const { 'multipart/form-data': form, 'application/json': json } = schemaPart(content)
  if (form !== undefined) {
    const properties = schemaPart(schemaPart(schemaPart(form).schema).properties)
    const fields = Object.entries(properties).map(([name, schema]) => ({ name, file: isFile(schemaPart(schema)) }))
    return { kind: 'form', fields }
  }
  if (json === undefined) return undefined
  return { kind: 'json', example: JSON.stringify(exampleOf(schemaPart(json).schema, schemas), null, 2) }
}

function isFile({ format, contentMediaType, contentEncoding }: SchemaPart): boolean {
  return format === 'binary' || contentEncoding === 'binary' || contentMediaType !== undefined
}

function descriptionOf(response: unknown, responses: SchemaPart): string {
  const { $ref, description } = schemaPart(response)
  if (typeof $ref !== 'string') return typeof description === 'string' ? description : ''
  return descriptionOf(responses[$ref.replace('#/components/responses/', '')], responses)
}
