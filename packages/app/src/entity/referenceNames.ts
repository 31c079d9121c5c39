import type { Client } from '@embpm/contract'
import type { ReferenceTarget } from '@embpm/contract'
import { gather } from './gather.js'
import { referenceTo } from './referenceTo.js'

type NameOf = (id: string) => Promise<string | undefined>

const known = new WeakMap<Client, Map<ReferenceTarget, NameOf>>()

/** Asks what the references to a target are called, all that are asked for in one moment at once. */
export function referenceNames(client: Client, to: ReferenceTarget): NameOf {
  const ofClient = known.get(client) ?? new Map<ReferenceTarget, NameOf>()
  known.set(client, ofClient)
  const nameOf =
    ofClient.get(to) ??
    gather(async (ids) => {
      const entries = await referenceTo(to).resolve(client, ids, {})
      return new Map(entries.map(({ id, name }) => [id, name]))
    })
  ofClient.set(to, nameOf)
  return nameOf
}
