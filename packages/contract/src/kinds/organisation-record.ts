import { entityOf, type EntityOf } from '../common/entityOf.js'
import { choice, code, flag, text, texts } from '../common/fields.js'
import { locales } from '../common/locale.js'
import { organisationPlans } from '../common/organisation.js'

/**
 * An organisation as administrators see it. Its `organisationId` is its own, given by the server. Source: the domain model,
 * Organisation.
 */
export const organisationRecord = entityOf({
  kind: 'organisations',
  family: 'administration',
  path: '/administration/organisation-records',
  tag: 'Administration',
  one: 'an organisation',
  many: 'organisations',
  key: ['title'],
  nameOf: ({ title }) => title,
  fields: {
    organisationId: text(64).required().fromServer().sort().filter().search(),
    title: text(200).required().sort().search(),
    plan: choice(organisationPlans, 'plan').default('SUBSCRIPTION').sort().filter().search().bulk(),
    /** Domains whose mail addresses belong to it, such as helvora.example. */
    domains: texts(253, 100).sort().search(),
    /** Language of its users until they choose one. */
    defaultLang: code(locales).sort().filter().bulk(),
    /** Whether its users may sign in. */
    enabled: flag().default(true).sort().filter().bulk(),
  },
})

/** An organisation as administrators see it. */
export type OrganisationRecord = EntityOf<typeof organisationRecord>
