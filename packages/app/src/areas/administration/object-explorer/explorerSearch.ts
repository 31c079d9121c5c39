import { entityName, type EntityName } from '@embpm/contract'
import { explorerDepths, type ObjectRef } from '@embpm/contract/object-explorer'
import * as z from 'zod/mini'
import { readSearch } from '../../../shell/readSearch.js'
import type { RawSearch } from '../../../shell/searchParams.js'
import { type GroupName, isGroupName } from './shownLinks.js'

/** How many steps around the object are shown. */
export type ExplorerDepth = (typeof explorerDepths)[number]

/** What the address shows. */
export interface ExplorerView {
  /** The object in the middle; `null` before one is chosen. */
  object: ObjectRef | null
  /** The other end of a way that is asked for; `null` for the links of the object. */
  to: ObjectRef | null
  depth: ExplorerDepth
  /** Kinds that are left out. */
  without: readonly EntityName[]
  /** Groups that show all. */
  unfolded: readonly GroupName[]
}

const id = z.string().check(z.minLength(1), z.maxLength(64))
const words = (isWord: (word: string) => boolean) => z.string().check(z.refine((text) => text.split(',').every(isWord)))
const isDepth = (word: string) => explorerDepths.some((depth) => String(depth) === word)
const isKind = (word: string): word is EntityName => entityName.safeParse(word).success

const known = {
  kind: entityName,
  id,
  toKind: entityName,
  toId: id,
  depth: z.string().check(z.refine(isDepth)),
  without: words(isKind),
  unfolded: words(isGroupName),
}

const refOf = (kind: EntityName | undefined, one: string | undefined): ObjectRef | null =>
  kind === undefined || one === undefined ? null : { kind, id: one }

/** Reads what an address shows; what it asks for in vain is named, and does no harm. */
export function parseExplorerSearch(raw: RawSearch): { view: ExplorerView; ignored: readonly string[] } {
  const { values, ignored } = readSearch(raw, known)
  return {
    view: {
      object: refOf(values.kind, values.id),
      to: refOf(values.toKind, values.toId),
      depth: explorerDepths.find((depth) => String(depth) === values.depth) ?? 1,
      without: values.without?.split(',').filter(isKind) ?? [],
      unfolded: values.unfolded?.split(',').filter(isGroupName) ?? [],
    },
    ignored,
  }
}

/** Writes what is shown as search parameters; what equals its default is left out. */
export const formatExplorerSearch = ({ object, to, depth, without, unfolded }: ExplorerView): RawSearch => ({
  ...(object && { kind: object.kind, id: object.id }),
  ...(object && to && { toKind: to.kind, toId: to.id }),
  ...(depth > 1 && { depth: String(depth) }),
  ...(without.length > 0 && { without: without.join(',') }),
  ...(unfolded.length > 0 && { unfolded: unfolded.join(',') }),
})
