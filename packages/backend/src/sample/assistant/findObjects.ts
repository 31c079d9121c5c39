import { type Client, type EntityName, type EntityOfKind, kinds } from '@embpm/contract'

/** An object that fits a question. */
export interface FoundObject {
  kind: EntityName
  id: string
  name: string
}

/** Kinds that a question may be about, the likeliest first. */
const searched = [
  'processes',
  'requirements',
  'ricefws',
  'operationOrders',
  'testTasks',
  'services',
  'systems',
  'transactions',
] as const satisfies readonly EntityName[]

/** How many objects of a kind are looked at, and how many are answered. */
const size = 5
const most = 5
/** So many words are looked for. */
const mostWords = 5

/** Words that say nothing about what is looked for. */
const common = new Set(
  (
    'a about all an and any are at be belong belongs by can could do does find for from give has have how i in is it ' +
    'list me my of on or our please search show tell that the their there these this those to us want was we what when ' +
    'where which who why with you your process processes object objects'
  ).split(' '),
)

/** The words of a question that can be looked for: numbers, names and things. */
export function wordsOf(question: string): string[] {
  const words = question.toLowerCase().match(/[\p{L}\p{N}]+(?:[-_.][\p{L}\p{N}]+)*/gu) ?? []
  const said = [...new Set(words)].filter((word) => !common.has(word) && (word.length > 2 || /\d/.test(word)))
  return said.slice(0, mostWords)
}

/**
 * Finds objects by the search of the API, as the user of the client may see them. A kind that is refused has none. The rows of
 * a kind take the sample a second to make, so that it looks no further once it has enough of more than one.
 */
async function find(client: Client, search: string): Promise<FoundObject[]> {
  const found: FoundObject[] = []
  for (const kind of searched) {
    found.push(...(await findOf(client, kind, search).catch(() => [])))
    if (found.length >= most && new Set(found.map((one) => one.kind)).size > 1) break
  }
  return found
}

/** The client and what is written down of a kind, as far as it says what one is called. */
interface Searchable<E> {
  list: (query: { search: string; size: number }) => Promise<{ rows: E[] }>
}
type Named = {
  readonly [K in EntityName]: () => Promise<{ referenceOf: (entity: EntityOfKind<K>) => { name: string } }>
}
type Searched = { readonly [K in EntityName]: Searchable<EntityOfKind<K>> }

async function findOf<K extends EntityName>(client: Searched, kind: K, search: string): Promise<FoundObject[]> {
  const named: Named = kinds
  const { referenceOf } = await named[kind]()
  const { rows } = await client[kind].list({ search, size })
  return rows.map((entity) => ({ kind, id: entity.id, name: referenceOf(entity).name }))
}

/** The objects in which the words are found: all of them, or else as many as there are. Singular and plural are one to it. */
export async function findObjects(client: Client, words: readonly string[]): Promise<FoundObject[]> {
  if (words.length === 0) return []
  const stems = words.map((word) => (/[^s]s$/.test(word) && word.length > 4 ? word.slice(0, -1) : word))
  const together = await find(client, stems.join(' '))
  if (together.length > 0) return spread(together)
  const found = new Map<string, { object: FoundObject; hits: number }>()
  for (const answer of await Promise.all(stems.map((stem) => find(client, stem)))) {
    for (const object of answer) {
      const key = `${object.kind} ${object.id}`
      found.set(key, { object, hits: (found.get(key)?.hits ?? 0) + 1 })
    }
  }
  return spread([...found.values()].toSorted((one, other) => other.hits - one.hits).map(({ object }) => object))
}

/** The first ones, but of no kind more than three while others have some. */
function spread(objects: readonly FoundObject[]): FoundObject[] {
  const counts = new Map<EntityName, number>()
  const early = new Set(
    objects.filter(({ kind }) => {
      const count = (counts.get(kind) ?? 0) + 1
      counts.set(kind, count)
      return count <= 3
    }),
  )
  const later = objects.filter((object) => !early.has(object))
  return [...early, ...later].slice(0, most)
}
