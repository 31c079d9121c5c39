import * as z from 'zod/mini'

import { inOrganisation, notFound } from '../common/errors.js'
import { entityName, type EntityName } from '../kinds.js'
import { ricefw } from './ricefw.js'

/** The most objects of a kind that are answered in each direction: `total` says how many there are. */
export const maxLinksOfKind = 50

/** The most objects that a search answers of each kind. */
export const maxFoundOfKind = 5

/** The most objects that are looked at to find a way between two. */
export const maxLookedAt = 10_000

/** How many steps from an object can be looked around it. */
export const explorerDepths = [1, 2, 3] as const

/** The most objects around one that are answered. */
export const maxAround = 300

const id = z.string().check(z.minLength(1), z.maxLength(64))

/** Schema of what names an object of any kind. */
const objectRef = z.object({ kind: entityName, id })

/** What names an object of any kind. */
export type ObjectRef = z.infer<typeof objectRef>

/** Schema of a RICEFW item as the metadata of an object have it. */
export const explorerRicefw = z.pick(ricefw.schema, {
  id: true,
  ricefwId: true,
  wbs: true,
  name: true,
  type: true,
  ricefwInfo: true,
})

/** Schema of an object of any kind. Source: spec.md, section 3, object explorer item. */
export const explorerItem = z.object({
  ...objectRef.shape,
  /** What it is, such as `Ricefw` or `TestTask`: see {@link explorerType}. */
  type: z.string(),
  /** What people call it by: its number or code; its id where it has none. */
  key: z.string(),
  /** What it is called besides that. */
  title: z.string(),
  metadata: z.object({
    /** Of the type `Ricefw` the item itself; nothing of others. */
    ricefw: z.array(explorerRicefw),
  }),
})

/** An object of any kind. */
export type ExplorerItem = z.infer<typeof explorerItem>

/** What makes a link. */
const link = {
  /** The fields of the one that refers; none where it does so in another way, such as by a step that is drawn. */
  fields: z.array(z.string()),
  /** What else is said of it, such as the names of the steps; empty for nothing. */
  note: z.string(),
}

/** Schema of an object that another one is linked with, and by what. */
const linkedItem = z.object({ ...explorerItem.shape, ...link })

/** An object that another one is linked with, and by what. */
export type LinkedItem = z.infer<typeof linkedItem>

const linkGroup = z.object({
  kind: entityName,
  /** How many there are. */
  total: z.int().check(z.minimum(1)),
  /** The first of them, at most 50. */
  items: z.array(linkedItem).check(z.minLength(1), z.maxLength(maxLinksOfKind)),
})

/** The objects of one kind that an object is linked with in one direction. */
export type LinkGroup = z.infer<typeof linkGroup>

/** Schema of what is at most so many steps away from an object. */
const explorerAround = z.object({
  /** At most 300, each once, the nearest first. */
  items: z
    .array(
      z.object({
        ...explorerItem.shape,
        /** How many steps it is away at least. */
        distance: z.int().check(z.minimum(1), z.maximum(explorerDepths.length)),
      }),
    )
    .check(z.maxLength(maxAround)),
  /** What links these, and the object itself; between two of the outermost ones links are not said. */
  links: z.array(z.object({ from: objectRef, to: objectRef, ...link })),
  /** How many more are as near, and left out. What only these lead to is not counted, so it can be more. */
  left: z.int().check(z.minimum(0)),
})

/** What is at most so many steps away from an object. */
export type ExplorerAround = z.infer<typeof explorerAround>

/** Schema of an object and what it is linked with, by kind in the order of the contract. */
export const explorerLinks = z.object({
  item: explorerItem,
  /** What refers to it. */
  usedIn: z.array(linkGroup),
  /** What it refers to. */
  uses: z.array(linkGroup),
  /** What is further away as well; `null` where one step alone was asked for. */
  around: z.nullable(explorerAround),
  /** Whether there are kinds that could be linked with it, and that the user may not read. */
  hidden: z.boolean(),
})

/** An object and what it is linked with. */
export type ExplorerLinks = z.infer<typeof explorerLinks>

/** Schema of a step of a way: an object, and what makes the link with the one before it. */
const pathStep = z.object({
  ...linkedItem.shape,
  /** Whether it is the one before that refers to this one; of the first it means nothing. */
  onward: z.boolean(),
})

/** A step of a way between two objects. */
export type PathStep = z.infer<typeof pathStep>

/** Schema of the way between two objects. */
export const explorerPath = z.object({
  from: explorerItem,
  to: explorerItem,
  /** From one to the other, both included; empty where there is none, or none was found. */
  steps: z.array(pathStep),
  /** How many objects were looked at, at most 10000. */
  lookedAt: z.int().check(z.minimum(0)),
  /** Whether no more were looked at, though there are more. */
  bounded: z.boolean(),
  /** Whether there are kinds that the user may not read: a way may lead through these. */
  hidden: z.boolean(),
})

/** The way between two objects. */
export type ExplorerPath = z.infer<typeof explorerPath>

/** What an object of a kind is, in the singular: `Ricefw` for `ricefws`, `Process` for `processes`. */
export function explorerType(kind: EntityName): string {
  const one = kind
    .replace(/ies$/, 'y')
    .replace(/sses$/, 'ss')
    .replace(/(?<!s)s$/, '')
  return one.charAt(0).toUpperCase() + one.slice(1)
}

const route = (path: `/${string}`, summary: string) =>
  inOrganisation.route({
    method: 'POST',
    path: `/administration/object-explorer${path}`,
    summary,
    tags: ['Administration'],
  })

/**
 * Objects of all kinds and what they are linked with. What the user may not read is missing, and so is the way through it; a kind that
 * they may not read at all is refused as it is by its own endpoints. Source: spec.md, sections 1 and 3.
 */
export const objectExplorer = {
  /** An object with what refers to it and what it refers to, and what is up to three steps away, or NOT_FOUND. */
  links: route('/links', 'Read what an object is linked with')
    .input(z.object({ ...objectRef.shape, depth: z._default(z.literal(explorerDepths), 1) }))
    .output(explorerLinks)
    .errors(notFound),

  /** Objects of all kinds in which every word of a text is found, at most 5 of each kind. */
  search: route('/search', 'Find objects of all kinds')
    .input(z.object({ text: z.string().check(z.minLength(1), z.maxLength(200)) }))
    .output(z.array(explorerItem)),

  /** The shortest way between two objects over links in either direction, or NOT_FOUND for an end that is not there. */
  path: route('/path', 'Find the way between two objects')
    .input(z.object({ from: objectRef, to: objectRef }))
    .output(explorerPath)
    .errors(notFound),
}
