import { type SavedView, savedView } from '@embpm/contract/saved-view'

import { sampleUser } from '../../sample/auth.data.js'
import { organisationData } from '../administration/organisation.data.js'
import { entityHandlers } from '../entity/entityHandlers.js'
import { entityTable } from '../entity/entityTable.js'
import type { WriteContext } from '../entity/EntityTableDefinition.js'
import { lacking } from '../entity/refusals.js'
import { idOf, seedRows, turn } from '../entity/seeding.js'
import { sampleViews } from './saved-view.data.js'

const colleague = idOf('USR', 2)

/** Refuses to change another user's view, except for administrators. */
function refuseForeign({ ownerId }: SavedView, { caller: { user, visitor } }: WriteContext<SavedView>) {
  if (ownerId !== user.id && !visitor.roles.includes('ADM')) throw lacking(['administrator'])
}

/** The saved views: one's own and those that others share. */
export const savedViewTable = entityTable({
  name: 'saved-view',
  prefix: 'VW',
  entity: savedView,
  own: ({ user }) => ({ ownerId: user.id }),
  // What one user starts with is for nobody else to say.
  derive: (view, { before, caller }) =>
    before && before.ownerId !== caller.user.id ? { ...view, isDefault: before.isDefault } : view,
  admit: (view, context) => refuseForeign(context.before ?? view, context),
  release: refuseForeign,
  consequences: ({ id, ownerId, list, isDefault }, { draft }) =>
    isDefault
      ? draft
          .where('ownerId', ownerId)
          .filter((other) => other.id !== id && other.list === list && other.isDefault)
          .map((other) => ({ ...other, isDefault: false }))
      : [],
  seen(view, { user }) {
    if (view.ownerId === user.id) return view
    return view.shared ? { ...view, isDefault: false } : undefined
  },
  seeds: (organisationId) =>
    organisationId === organisationData[0]?.organisationId
      ? seedRows(organisationId, {
          prefix: 'VW',
          full: sampleViews.length,
          make: ({ index }) => {
            const { own, ...view } = turn(sampleViews, index)
            return { ...view, ownerId: own ? sampleUser.id : colleague }
          },
        })
      : [],
})

/** The handlers of saved views. */
export const views = entityHandlers(savedView.endpoints, savedViewTable)
