import { mayDo, type Client, type EntityName, type Family, type Visitor } from '@embpm/contract'
import { apiOf } from '../../../../entity/apiOf.js'
import { linkedKinds } from '../../task/properties/linkedKinds.js'

/** The kinds of object that steps use, in their order, and who may look for them. */
const families = {
  transactions: 'processes',
  dictionaryTables: 'processes',
  dataTables: 'consulting',
  requirements: 'processes',
  ricefws: 'processes',
  services: 'consulting',
  processRoles: 'processes',
} as const satisfies Partial<Record<EntityName, Family>>

/** A kind of object that steps use. */
export type WhereKind = keyof typeof families

/** The kinds of object that steps use. */
const whereKinds = [
  'transactions',
  'dictionaryTables',
  'dataTables',
  'requirements',
  'ricefws',
  'services',
  'processRoles',
] as const

/** The kinds of object that a visitor may look for. */
export const whereKindsFor = (visitor: Visitor): WhereKind[] =>
  whereKinds.filter((kind) => mayDo('read', families[kind], visitor))

/** An object as its picker and a heading know it. */
export interface WhereObject {
  /** What its picker takes for a value. */
  key: string
  name: string
}

/** The columns whose values are the keys of pickers, where these are no ids. */
const keys: Partial<Record<WhereKind, string>> = { transactions: 'tcode', ricefws: 'ricefwId' }

/** Finds an object by its id; `null` for one that does not exist. */
export async function findObject(
  client: Client,
  kind: WhereKind,
  id: string,
  options: { signal: AbortSignal },
): Promise<WhereObject | null> {
  const { referenceTo } = await import('../../../../entity/referenceTo.js')
  const [[entity], [entry]] = await Promise.all([
    apiOf(kind)(client).resolve({ ids: [id] }, options),
    referenceTo(kind).resolve(client, [id], options),
  ])
  if (!entity || !entry) return null
  const key: unknown = Reflect.get(entity, keys[kind] ?? 'id')
  return { key: typeof key === 'string' ? key : id, name: entry.name }
}

/** The id of what a picker gives; `null` for what does not exist. */
export async function idOfPicked(client: Client, kind: WhereKind, picked: string): Promise<string | null> {
  const linked = linkedKinds.find((one) => one.kind === kind)
  return linked ? ((await linked.linkOf(client, picked))?.ref ?? null) : picked
}
