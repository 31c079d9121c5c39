import { versionedKinds, type VersionedKind } from '@embpm/contract/table-version'
import * as z from 'zod/mini'
import { fieldKinds, type FieldKind } from './tableDifference.js'
import { kindHref } from '../../entity/usePlace.js'
import type { Place } from '../../routes/views.js'
import { readSearch } from '../../shell/readSearch.js'
import { type RawSearch, stringifySearch } from '../../shell/searchParams.js'

const id = z.string().check(z.minLength(1), z.maxLength(64))

const parameters = {
  kind: z.enum(versionedKinds),
  from: id,
  to: id,
  by: z.enum(['position', 'kind']),
  without: z.enum(fieldKinds),
  q: z.string().check(z.maxLength(200)),
}

/** What an address asks the comparison of tables to show. */
export interface CompareView {
  kind: VersionedKind
  /** Ids of the tables; empty where none is chosen. */
  from: string
  to: string
  by: 'position' | 'kind'
  q: string
  /** The kinds of difference that are hidden. */
  hidden: ReadonlySet<FieldKind>
}

/** Reads an address; what it could not follow is named in `ignored`. */
export function parseCompare(raw: RawSearch): { view: CompareView; ignored: readonly string[] } {
  const { without = [], ...rest } = raw
  const { values, ignored } = readSearch(rest, parameters)
  const hidden = [without].flat()
  const known = fieldKinds.filter((kind) => hidden.includes(kind))
  return {
    view: {
      kind: values.kind ?? 'dictionaryTables',
      from: values.from ?? '',
      to: values.to ?? '',
      by: values.by ?? 'position',
      q: values.q ?? '',
      hidden: new Set(known),
    },
    ignored: known.length === hidden.length ? ignored : [...ignored, 'without'],
  }
}

/** The address of a comparison, in the area that has it. */
export function compareHref(
  place: Place,
  view: Pick<CompareView, 'kind' | 'from' | 'to'> & Partial<CompareView>,
): string {
  const { kind, from, to, by, q, hidden } = view
  return (
    // Beside the tables of the area that one is in.
    kindHref({ name: 'dictionaryTables' }, place).replace(/tables$/, 'compare') +
    stringifySearch({
      ...(kind !== 'dictionaryTables' && { kind }),
      from,
      to,
      ...(by === 'kind' && { by }),
      ...(q && { q }),
      ...(hidden && hidden.size > 0 && { without: [...hidden] }),
    })
  )
}
