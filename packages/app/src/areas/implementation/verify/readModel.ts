import { type Client, type EntityName, type EntityOfKind, kinds } from '@embpm/contract'
import { apiOf } from '../../../entity/apiOf.js'
import type { Cell, ModelPart, ModelRow } from './rules/Model.js'

/** Objects that are asked for at once. An answer of so many takes about 10 ms to parse; one of all would be a long task. */
export const pageSize = 250

/** What tells of the parts of a model as they are read. */
export interface ModelReader {
  signal: AbortSignal
  onRows: (part: ModelPart, rows: ModelRow[]) => void
}

/** What is written down of each kind, as far as it says what one is called. */
type Named = { readonly [K in EntityName]: () => Promise<{ nameOf: (entity: EntityOfKind<K>) => string }> }
const named: Named = kinds

function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  const id: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'id') : undefined
  return typeof id === 'string' ? id : ''
}

/** A value as rules see it: of a list its texts, or the ids in it. */
function cellOf(value: unknown): Cell {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  return Array.isArray(value) ? value.map(textOf) : null
}

/** Reads all objects of a kind, page by page, each with the fields that rules look at alone. */
export async function readKind<K extends EntityName>(
  client: Client,
  { kind, fields }: { kind: K; fields: readonly string[] },
  { signal, onRows }: ModelReader,
): Promise<void> {
  const { nameOf } = await named[kind]()
  const api = apiOf(kind)(client)
  for (let page = 1, total = 1; (page - 1) * pageSize < total; page += 1) {
    // The order of the ids is that of no change: what is written meanwhile moves nothing from page to page.
    const answer = await api.list({ page, size: pageSize, sort: 'id' }, { signal })
    total = answer.page === page ? answer.total : 0
    if (answer.page !== page) return
    onRows(
      kind,
      answer.rows.map((row) => ({
        id: row.id,
        name: nameOf(row),
        cells: Object.fromEntries(fields.map((field): [string, Cell] => [field, cellOf(Reflect.get(row, field))])),
      })),
    )
  }
}

/** Reads what the report on processes says of each model. */
export async function readDrawnModels(client: Client, { signal, onRows }: ModelReader): Promise<void> {
  const rows = await client.processReport.list(undefined, { signal })
  onRows(
    'drawnModels',
    rows.map(({ id, code, name, model, steps, withoutAccountable, severalAccountable, problems }) => ({
      id,
      name: `${code} ${name}`,
      cells: { state: model?.state ?? '', steps, withoutAccountable, severalAccountable, problems },
    })),
  )
}

/** How many people are asked for at once. */
const peopleAtOnce = 200

/** Reads which of the people who are referred to are there. */
export async function readPeople(
  client: Client,
  ids: readonly string[],
  { signal, onRows }: ModelReader,
): Promise<void> {
  for (let at = 0; at < ids.length; at += peopleAtOnce) {
    const found = await client.people.resolve({ ids: ids.slice(at, at + peopleAtOnce) }, { signal })
    onRows(
      'people',
      found.map(({ id, name }) => ({ id, name, cells: {} })),
    )
  }
}
