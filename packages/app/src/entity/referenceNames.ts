import type { Client, ReferenceName, ReferenceTarget } from '@embpm/contract'
import { gather } from './gather.js'
import { referenceTo } from './referenceTo.js'

type NameOf = (key: string) => Promise<ReferenceName | undefined>

const known = new WeakMap<Client, Map<string, NameOf>>()

/**
 * Asks what the references to a target are called, or were at last, all that are asked for in one moment at once.
 * @param by the column whose texts the keys are. Default: they are ids
 */
export function referenceNames(client: Client, to: ReferenceTarget, by?: string): NameOf {
  const ofClient = known.get(client) ?? new Map<string, NameOf>()
  known.set(client, ofClient)
  const asked = `${to} ${by ?? ''}`
  const nameOf =
    ofClient.get(asked) ??
    gather(async (keys) => {
      const names = await referenceTo(to).names(client, keys, { by })
      return new Map(names.map((name) => [name.key, name]))
    })
  ofClient.set(asked, nameOf)
  return nameOf
}
