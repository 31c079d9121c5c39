import { access, type Family, missingFor, type Profile, visitorOf } from '@embpm/contract'

import type { Context } from '../../context.js'
import type { Caller } from '../entity/EntityTableDefinition.js'
import { organisationsOf } from './organisation.js'

/** The request of somebody in an organisation where they may read what is of a family; `undefined` for anybody else. */
export async function readerOf({ user, ...context }: Context, family: Family): Promise<Caller | undefined> {
  if (!user) return undefined
  const organisations = await organisationsOf(context.store, user.id)
  const organisation = organisations.find(({ organisationId }) => organisationId === context.organisationId)
  return organisation ? callerIn(organisation, { ...context, user }, family) : undefined
}

function callerIn(
  organisation: Parameters<typeof visitorOf>[1] & { organisationId: string },
  context: Context & { user: Profile },
  family: Family,
): Caller | undefined {
  const visitor = visitorOf(context.user, organisation)
  const isOpen = missingFor(access[family].read, visitor).length === 0
  return isOpen ? { ...context, organisationId: organisation.organisationId, visitor } : undefined
}
