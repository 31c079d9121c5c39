import { access, type Family, missingFor, type Need, type Visitor } from '@embpm/contract'
import { os } from '@orpc/server'

import { lacking } from './refusals.js'
import type { Caller } from './EntityTableDefinition.js'

/** The families that a kind of entity is read by: its own first, then those that use it. */
export type ReadBy = readonly [own: Family, ...others: Family[]]

/** What a visitor lacks to read something; nothing when they may read any of the families that use it. */
export function missingToRead([own, ...others]: ReadBy, visitor: Visitor): Need[] {
  const missing = missingFor(access[own].read, visitor)
  return others.some((family) => missingFor(access[family].read, visitor).length === 0) ? [] : missing
}

/** Lets only those pass who may read. To be used after `inOrganisation`. */
export const withReading = (readBy: () => ReadBy) =>
  os.$context<{ visitor: Visitor }>().middleware(({ context, next }) => {
    const missing = missingToRead(readBy(), context.visitor)
    if (missing.length > 0) throw lacking(missing)
    return next()
  })

/** Lets only those pass who may write. To be used after `inOrganisation`. */
export const withWriting = (family: Family) =>
  os.$context<{ visitor: Visitor }>().middleware(({ context, next }) => {
    const missing = missingFor(access[family].write, context.visitor)
    if (missing.length > 0) throw lacking(missing)
    return next()
  })

/** Whether somebody administers the whole installation, by a role of their own, and not only the organisation they are in. */
export const isInstallationAdmin = ({ user }: Caller): boolean => user.roles.includes('ADM')
