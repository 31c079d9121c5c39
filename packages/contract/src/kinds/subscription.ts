import { entityOf, type EntityOf } from '../common/entityOf.js'
import { choice, computed, day, naming, whole } from '../common/fields.js'
import { organisationPlans } from '../common/organisation.js'
import * as z from 'zod/mini'

/** How a subscription stands. */
export const subscriptionStates = ['trial', 'active', 'pastDue', 'cancelled'] as const

/**
 * How many people may belong to an organisation, until when. An organisation without one has no limit; a cancelled one lets nobody in who
 * is not there yet. A write that would need a seat that is not there is refused by CLASH with the rule `seats`. Source: the domain model,
 * Subscription.
 */
export const subscription = entityOf({
  kind: 'subscriptions',
  family: 'administration',
  path: '/administration/subscriptions',
  tag: 'Administration',
  one: 'a subscription',
  many: 'subscriptions',
  key: ['organisationId'],
  nameOf: ({ organisation }) => organisation,
  fields: {
    /** The `organisationId` of the organisation that it is for. */
    organisationId: naming(64, 'organisations', 'organisationId').required().filter(),
    /** Title of the organisation. */
    organisation: computed(z.string().check(z.maxLength(200)), '')
      .sort()
      .filter()
      .search(),
    /** Plan of the organisation. */
    plan: choice(organisationPlans, 'plan').fromServer().sort().filter().search(),
    /** How many users may belong to the organisation. */
    seats: whole(1, 1_000_000).default(10).sort().filter().bulk(),
    /** How many belong to it and are not locked: counted, never set. */
    seatsUsed: whole(0, 1_000_000).fromServer().sort().filter(),
    start: day().required().sort().filter(),
    /** The day on which it is renewed, or on which a cancelled one ended; `null` for one without an end. */
    renewal: day().sort().filter().bulk(),
    state: choice(subscriptionStates, 'subscriptionState').sort().filter().search().bulk(),
  },
})

/** A subscription of an organisation. */
export type Subscription = EntityOf<typeof subscription>
