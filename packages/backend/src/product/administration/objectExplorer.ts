import { type Entity, type EntityName, entityNames } from '@embpm/contract'
import {
  type ExplorerAround,
  type ExplorerItem,
  explorerRicefw,
  explorerType,
  type LinkedItem,
  type LinkGroup,
  maxAround,
  maxFoundOfKind,
  maxLinksOfKind,
  maxLookedAt,
  objectExplorer as contract,
  type ObjectRef,
  type PathStep,
} from '@embpm/contract/object-explorer'
import { ricefw } from '@embpm/contract/ricefw'
import { implement, type Router } from '@orpc/server'

import { type Context, signedIn } from '../../context.js'
import { columnText } from '../entity/columnText.js'
import type { Caller } from '../entity/EntityTableDefinition.js'
import { type KnownTable, knownTables } from '../entity/knownTables.js'
import { lacking, missing } from '../entity/refusals.js'
import { missingToRead, withReading } from '../entity/withAccess.js'
import { nodesAround } from './nodesAround.js'
import { inOrganisation } from './organisation.js'
import { shortestPath } from './shortestPath.js'

const on = implement(contract)
  .$context<Context>()
  .use(signedIn)
  .use(inOrganisation)
  .use(withReading(() => ['administration']))

/** An object and what makes the link with another one. */
interface Linked {
  kind: EntityName
  entity: Entity
  fields: string[]
  note: string
}

const missingFor = (kind: EntityName, { visitor }: Caller) => missingToRead(knownTables.readersOf(kind), visitor)

/** Somebody, and the tables that they may read, in the order of the contract. */
interface Reader {
  caller: Caller
  tables: ReadonlyMap<EntityName, KnownTable>
}

function readerOf(caller: Caller): Reader {
  const open = entityNames.flatMap((kind) => {
    const table = knownTables.get(kind)
    return table && missingFor(kind, caller).length === 0 ? [[kind, table] as const] : []
  })
  return { caller, tables: new Map(open) }
}

/** Whether a kind that can be linked with another one may not be read. It is said of kinds, and tells nothing of an object. */
function isSomethingHidden(kind: EntityName, { tables }: Reader): boolean {
  const own = knownTables.get(kind)?.linksTo ?? []
  return knownTables
    .all()
    .some((table) => (own.includes(table.kind) || table.linksTo.includes(kind)) && !tables.has(table.kind))
}

async function find({ kind, id }: ObjectRef, caller: Caller): Promise<Entity> {
  const lacks = missingFor(kind, caller)
  if (lacks.length > 0) throw lacking(lacks)
  const [entity] = (await knownTables.get(kind)?.having('id', id, caller)) ?? []
  if (!entity) throw missing(id)
  return entity
}

function itemOf(kind: EntityName, entity: Entity): ExplorerItem {
  const table = knownTables.get(kind)
  const label = table?.nameOfEntity(entity) ?? ''
  // What people call one begins with its number, if it has one.
  const key = table?.key
    .map((column) => columnText(entity, column))
    .find((text) => text && label.startsWith(`${text} `))
  return {
    kind,
    id: entity.id,
    type: explorerType(kind),
    key: key ?? entity.id,
    title: key === undefined ? label || entity.id : label.slice(key.length + 1),
    metadata: { ricefw: kind === ricefw.kind ? [explorerRicefw.parse(entity)] : [] },
  }
}

const linkedItem = ({ kind, entity, fields, note }: Linked): LinkedItem => ({ ...itemOf(kind, entity), fields, note })

/** What refers to an object, each once. */
async function usersOf(kind: EntityName, target: Entity, { caller, tables }: Reader): Promise<Linked[]> {
  const found = await Promise.all(
    [...tables.values()].map(async (table) =>
      (await table.usesOf(kind, target, caller)).map(({ entity, columns, note }) => ({
        kind: table.kind,
        entity,
        fields: columns,
        note,
      })),
    ),
  )
  return found.flat()
}

/** What an object refers to, each once, by kind in the order of the contract. */
async function usedBy(kind: EntityName, { id }: Entity, { caller, tables }: Reader): Promise<Linked[]> {
  const named = (await tables.get(kind)?.linksOf(id, caller)) ?? []
  const found = new Map<string, Linked>()
  for (const { kind: to, by, text, column, note } of named) {
    for (const entity of (await tables.get(to)?.having(by, text, caller)) ?? []) {
      const place = `${to} ${entity.id}`
      const link = found.get(place) ?? { kind: to, entity, fields: [], note: '' }
      if (column !== undefined && !link.fields.includes(column)) link.fields.push(column)
      link.note ||= note
      found.set(place, link)
    }
  }
  return [...found.values()].toSorted((one, other) => entityNames.indexOf(one.kind) - entityNames.indexOf(other.kind))
}

const grouped = (links: readonly Linked[]): LinkGroup[] =>
  [...Map.groupBy(links, ({ kind }) => kind)].map(([kind, same]) => ({
    kind,
    total: same.length,
    items: same.slice(0, maxLinksOfKind).map(linkedItem),
  }))

/** An object on a way, and how the one before it, or behind it, is linked with it. */
interface Step extends Linked {
  /** Whether it is referred to by the one from which it was reached. */
  used: boolean
}

const placeOf = ({ kind, entity }: Linked) => `${kind} ${entity.id}`

async function neighbours({ kind, entity }: Linked, reader: Reader): Promise<Step[]> {
  const [uses, users] = await Promise.all([usedBy(kind, entity, reader), usersOf(kind, entity, reader)])
  return [...uses.map((link) => ({ ...link, used: true })), ...users.map((link) => ({ ...link, used: false }))]
}

const start = (kind: EntityName, entity: Entity): Step => ({ kind, entity, fields: [], note: '', used: true })

const refOf = ({ kind, entity }: Linked): ObjectRef => ({ kind, id: entity.id })

/** What is at most so many steps away from an object, and what links it. A link that is met from both ends is said once. */
async function aroundOf(from: Step, depth: number, reader: Reader, signal?: AbortSignal): Promise<ExplorerAround> {
  const { nodes, links, left } = await nodesAround({
    from,
    placeOf,
    neighbours: (step) => neighbours(step, reader),
    depth,
    most: maxAround,
    signal,
  })
  const said = new Map(
    links.map(({ of, neighbour }) => {
      const [user, used] = neighbour.used ? [of, neighbour] : [neighbour, of]
      const { fields, note } = neighbour
      return [`${placeOf(user)} > ${placeOf(used)}`, { from: refOf(user), to: refOf(used), fields, note }]
    }),
  )
  return {
    items: nodes.map(({ node: { kind, entity }, distance }) => ({ ...itemOf(kind, entity), distance })),
    links: [...said.values()],
    left,
  }
}

/** The handlers of the object explorer, over what tables know of each other. */
export const objectExplorer: Router<typeof contract, Context> = {
  links: on.links.handler(async ({ input, context, signal }) => {
    const entity = await find(input, context)
    const reader = readerOf(context)
    const [users, uses] = await Promise.all([usersOf(input.kind, entity, reader), usedBy(input.kind, entity, reader)])
    const { depth } = input
    return {
      item: itemOf(input.kind, entity),
      usedIn: grouped(users),
      uses: grouped(uses),
      around: depth === 1 ? null : await aroundOf(start(input.kind, entity), depth, reader, signal),
      hidden: isSomethingHidden(input.kind, reader),
    }
  }),

  search: on.search.handler(async ({ input: { text }, context }) => {
    const found = await Promise.all(
      [...readerOf(context).tables.values()].map(async (table) =>
        (await table.search(text, maxFoundOfKind, context)).map((entity) => itemOf(table.kind, entity)),
      ),
    )
    return found.flat()
  }),

  path: on.path.handler(async ({ input: { from, to }, context, signal }) => {
    const reader = readerOf(context)
    const [first, last] = await Promise.all([find(from, context), find(to, context)])
    const { way, lookedAt, bounded } = await shortestPath({
      from: start(from.kind, first),
      to: start(to.kind, last),
      placeOf,
      neighbours: (step) => neighbours(step, reader),
      most: maxLookedAt,
      signal,
    })
    return {
      from: itemOf(from.kind, first),
      to: itemOf(to.kind, last),
      steps: way.map(({ node, link, isBack }): PathStep => ({
        ...linkedItem({ ...node, fields: link?.fields ?? [], note: link?.note ?? '' }),
        // On the way back from the end it is the other one that was reached.
        onward: link ? link.used !== isBack : true,
      })),
      lookedAt,
      bounded,
      hidden: reader.tables.size < entityNames.length,
    }
  }),
}
