import * as z from 'zod'

import { entity, givenByServer, stampColumns, stampRangeColumns } from '../common/entity.js'
import { entityEndpoints, entityParts } from '../common/entityEndpoints.js'

/** Whom an entry holds for. */
export const configurationScopes = ['system', 'organisation', 'user'] as const

/** What the text of an entry is to be read as. */
export const configurationTypes = ['text', 'number', 'boolean', 'json', 'url'] as const

/** A setting. Source: the domain model, Configuration. */
export const configurationEntry = z.object({
  ...entity.shape,
  /** Unique in the organisation, such as mail.smtp.host. */
  key: z.string().trim().min(1).max(200),
  /** As text. Of a secret, the server never answers it: it is empty. */
  value: z.string().max(10_000),
  description: z.string().max(1000),
  scope: z.enum(configurationScopes),
  type: z.enum(configurationTypes),
  /** Whether the value is kept from everybody once it is written. */
  secret: z.boolean(),
})

/** A setting as the server answers it. */
export type ConfigurationEntry = z.infer<typeof configurationEntry>

/** The columns a list of settings can be sorted by. */
export const configurationEntrySortColumns = [
  'id',
  'key',
  'description',
  'scope',
  'type',
  'secret',
  ...stampColumns,
] as const

/** The columns of a list of settings that hold numbers or dates: their filter takes `from..to` as well. */
export const configurationEntryRangeColumns = [...stampRangeColumns] as const

/** The columns a list of settings can be filtered by. */
export const configurationEntryFilterColumns = [
  'id',
  'key',
  'scope',
  'type',
  'secret',
  'createdBy',
  'changedBy',
  ...configurationEntryRangeColumns,
] as const

/** What an update of a setting may change: absent fields stay as they are. */
export const configurationEntryPatch = configurationEntry.omit(givenByServer).partial()

/** The fields an update of a setting changes. */
export type ConfigurationEntryPatch = z.infer<typeof configurationEntryPatch>

/** What a user may set on a new one; the server has defaults for the rest. */
export const configurationEntryInput = configurationEntryPatch.extend(configurationEntry.pick({ key: true }).shape)

/** What a user may set on a new one. */
export type ConfigurationEntryInput = z.infer<typeof configurationEntryInput>

/** What the endpoints of settings are made of. */
export const configurationEntryParts = entityParts({
  kind: 'configurations',
  path: '/administration/configurations',
  tag: 'Administration',
  one: 'a setting',
  many: 'settings',
  schema: configurationEntry,
  input: configurationEntryInput,
  patch: configurationEntryPatch,
  sort: configurationEntrySortColumns,
  filter: configurationEntryFilterColumns,
  ranges: configurationEntryRangeColumns,
})

/** The endpoints of settings, under `/administration/configurations`. */
export const configurationEntryEndpoints = entityEndpoints(configurationEntryParts)
