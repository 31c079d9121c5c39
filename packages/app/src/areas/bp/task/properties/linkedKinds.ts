import { exactly } from '@embpm/calendar/condition'
import { maxIdLength, type Client, type EntityName, type EntityOfKind } from '@embpm/contract'
import type { StepLink } from '@embpm/bpmn'
import * as z from 'zod/mini'
import { apiOf } from '../../../../entity/apiOf.js'

/** A kind of object that elements link to. */
export interface LinkedKind {
  kind: EntityName
  /** The link for what its picker gives: an id, or a key as text or in JSON; `null` for what there is not. */
  linkOf: (client: Client, picked: string) => Promise<StepLink | null>
}

/**
 * @param codeOf what people call one in a word, which a link keeps
 * @param by the column whose values its picker gives, where these are no ids
 */
function linked<K extends EntityName>(
  kind: K,
  codeOf: (entity: EntityOfKind<K>) => string,
  by?: string & keyof EntityOfKind<K>,
): LinkedKind {
  const api = apiOf(kind)
  return {
    kind,
    linkOf: async (client, picked) => {
      const key = keyIn(picked)
      const rows =
        by === undefined
          ? await api(client).resolve({ ids: [key].filter(({ length }) => length <= maxIdLength) })
          : (await api(client).list({ filter: { [by]: [exactly(key)] }, size: 20 })).rows
      // The server ignores case.
      const found = rows.find((row) => by === undefined || row[by] === key) ?? rows[0]
      return found ? { kind, ref: found.id, name: codeOf(found) } : null
    },
  }
}

const keyed = z.record(z.string(), z.string())

/** The key in the value of a picker, which may be the text of JSON such as `{"transaction":"VA01"}`. */
function keyIn(picked: string): string {
  if (!picked.startsWith('{')) return picked
  const [key = picked] = Object.values(keyed.parse(JSON.parse(picked)))
  return key
}

/** The kinds of object that elements link to, in the order in which they are shown: one line each. */
export const linkedKinds: readonly LinkedKind[] = [
  linked('transactions', ({ tcode }) => tcode, 'tcode'),
  linked('dictionaryTables', ({ tableName }) => tableName),
  linked('dataTables', ({ tableName, version }) => `${tableName} v${version}`),
  linked('requirements', ({ key }) => key),
  linked('ricefws', ({ ricefwId }) => ricefwId, 'ricefwId'),
  linked('services', ({ name }) => name),
  linked('documents', ({ title }) => title),
]
