import { service } from '@embpm/contract/service'
import type { LeftOut } from '../entity/import/LeftOut.js'

/** What a description of an API says of one service: an operation, an entity set, a function. */
export interface DescribedService {
  name: string
  serviceName: string
  type: 'REST' | 'OData' | 'event'
  technology: '' | 'REST' | 'REST, asynchronous' | 'OData V2' | 'OData V4'
  parameter: string
  host: string
  link: string
  description: string
  /** All that the file says of it, as JSON. */
  metadata: JsonObject
}

/** A description of an API, read. */
export interface ApiDescription {
  title: string
  services: readonly DescribedService[]
  left: readonly LeftOut[]
  /** The fields by which a service of the file is found again among those that exist. */
  identity: readonly (keyof DescribedService)[]
}

/** An object of JSON. */
export interface JsonObject {
  readonly [key: string]: unknown
}

/** An object that is no list. */
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The object that a value is, or an empty one. */
export const objectOf = (value: unknown): JsonObject => (isObject(value) ? value : {})

/** The text that a value is, without white space around it; empty for what is none. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

const { fields } = service

/** The longest that a field takes; metadata by its JSON text. */
export const longest = (field: keyof DescribedService): number => fields[field].facts.maxLength ?? Infinity

const cutFields = ['name', 'serviceName', 'parameter', 'host', 'link', 'description'] as const

/** Cuts texts to what their fields take; the metadata have them whole. */
export function fitted(described: DescribedService, left: LeftOut[]): DescribedService {
  const texts = cutFields.flatMap((field) => {
    const [text, most] = [described[field], longest(field)]
    if (text.length <= most) return []
    left.push({ what: `${described.serviceName.slice(0, 80)}: ${field}`, reason: 'cut' })
    return [[field, `${text.slice(0, most - 1)}…`] as const]
  })
  return { ...described, ...Object.fromEntries(texts) }
}
