import {
  configurationEntry,
  configurationEntryFilterColumns,
  configurationEntrySortColumns,
  configurationScopes,
  configurationTypes,
  type ConfigurationEntry,
} from '@embpm/contract'
import { defineKind } from '../../entity/EntityKind.js'
import { stampFields } from '../../entity/stampFields.js'

/** The settings of the system. */
export const settingKind = defineKind<ConfigurationEntry>({
  name: 'configurations',
  words: 'settings',
  path: '/config',
  api: (client) => client.administration.configurations,
  schema: configurationEntry,
  nameOf: ({ key }) => key,
  fields: {
    key: { label: 'key', kind: 'text', required: true },
    value: { label: 'value', kind: 'text' },
    type: { label: 'type', kind: 'choice', choices: { set: 'settingType', values: configurationTypes } },
    scope: {
      label: 'scope',
      kind: 'choice',
      choices: { set: 'settingScope', values: configurationScopes },
      bulk: true,
    },
    secret: { label: 'secret', kind: 'boolean' },
    description: { label: 'description', kind: 'longText' },
    id: { label: 'id', kind: 'computed' },
    ...stampFields,
  },
  sortColumns: configurationEntrySortColumns,
  filterColumns: configurationEntryFilterColumns,
})
