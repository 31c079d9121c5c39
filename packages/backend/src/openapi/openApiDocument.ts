import { service } from '@embpm/contract/service'
import { type OpenAPI, OpenAPIGenerator } from '@orpc/openapi'
import { traverseContractProcedures } from '@orpc/server'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'

import { router } from '../router.js'
import { describe, type Endpoint } from './describe.js'
import { commonErrors, errorBody } from './errorBody.js'
import { introduction, tagWords } from './words.js'

/** The methods an operation of an OpenAPI document can have here. */
export const operationMethods = ['get', 'post', 'put', 'patch', 'delete'] as const

/** OpenAPI 3.1 of every call: product and sample services. The contract's package has the `version`. */
export async function openApiDocument(version: string): Promise<OpenAPI.Document> {
  const endpoints = new Map<string, Endpoint>()
  traverseContractProcedures({ router, path: [] }, ({ contract, path }) => endpoints.set(path.join('.'), contract))

  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })
  const document = await generator.generate(router, {
    info: { title: 'EMBPM', version, description: introduction, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: '/api', description: 'The own origin' }],
    commonSchemas: { Service: { schema: service.schema, strategy: 'output' } },
    customErrorResponseBodySchema: errorBody,
    components: {
      responses: commonErrors,
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'The `accessToken` of a sign-in.' },
        organisation: {
          type: 'apiKey',
          in: 'header',
          name: 'x-org-id',
          description: 'The id of the organisation that the call is about.',
        },
      },
    },
  })

  const tags = new Set<string>()
  for (const item of Object.values(document.paths ?? {})) {
    for (const method of operationMethods) {
      const operation = item?.[method]
      const endpoint = endpoints.get(operation?.operationId ?? '')
      if (!operation || !endpoint) continue
      describe({ method, operation, endpoint })
      for (const tag of operation.tags ?? []) tags.add(tag)
    }
  }
  return { ...document, tags: [...tags].map((name) => ({ name, description: tagWords[name] })) }
}
