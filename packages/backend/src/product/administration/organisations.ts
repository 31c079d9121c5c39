import { organisationRecord } from '@embpm/contract/organisation-record'

import { entityHandlers } from '../entity/entityHandlers.js'
import { organisationRecordTable } from './organisationRecordTable.js'
import { api, signedIn } from '../../context.js'
import { disabledOrganisationsOf, organisationsOf } from './organisation.js'

/** The handlers about the signed-in user. */
export const me = {
  organisations: api.me.organisations
    .use(signedIn)
    .handler(async ({ context }) => [...(await organisationsOf(context.store, context.user.id))]),
  disabledOrganisations: api.me.disabledOrganisations
    .use(signedIn)
    .handler(({ context }) => disabledOrganisationsOf(context.store, context.user.id)),
  profile: api.me.profile.use(signedIn).handler(({ context }) => context.user),
}

/** The handlers of organisations for administrators. */
export const organisations = entityHandlers(organisationRecord.endpoints, organisationRecordTable)
