import { entityOf, type EntityOf } from '../common/entityOf.js'
import { choice, flag, longText, text } from '../common/fields.js'

/** Whom an entry holds for. */
export const configurationScopes = ['system', 'organisation', 'user'] as const

/** What the text of an entry is to be read as. */
export const configurationTypes = ['text', 'number', 'boolean', 'json', 'url'] as const

/** A setting. Source: the domain model, Configuration. */
export const configurationEntry = entityOf({
  kind: 'configurations',
  path: '/administration/configurations',
  tag: 'Administration',
  one: 'a setting',
  many: 'settings',
  key: ['key'],
  nameOf: ({ key }) => key,
  fields: {
    /** Unique in the organisation, such as mail.smtp.host. */
    key: text(200).required().sort().filter().search(),
    /** As text. Of a secret, the server never answers it: it is empty. */
    value: text(10_000),
    description: longText(1000).sort().search(),
    scope: choice(configurationScopes, 'settingScope').default('organisation').sort().filter().search().bulk(),
    type: choice(configurationTypes, 'settingType').sort().filter().search(),
    /** Whether the value is kept from everybody once it is written. */
    secret: flag().sort().filter(),
  },
})

/** A setting as the server answers it. */
export type ConfigurationEntry = EntityOf<typeof configurationEntry>
