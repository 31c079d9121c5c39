import * as z from 'zod'

import { entity, givenByServer, stampColumns, stampRangeColumns } from '../common/entity.js'
import { entityEndpoints, entityParts } from '../common/entityEndpoints.js'
import { locale } from './locale.js'
import { organisation } from './organisation.js'

/**
 * An organisation as administrators see it. Its `organisationId` is its own, given by the server. Source: the domain model,
 * Organisation.
 */
export const organisationRecord = z.object({
  ...entity.shape,
  title: organisation.shape.title,
  plan: organisation.shape.plan,
  /** Domains whose mail addresses belong to it, such as helvora.example. */
  domains: z.array(z.string().trim().min(1).max(253)).max(100),
  /** Language of its users until they choose one. */
  defaultLang: locale,
  /** Whether its users may sign in. */
  enabled: z.boolean(),
})

/** An organisation as administrators see it. */
export type OrganisationRecord = z.infer<typeof organisationRecord>

/** The columns a list of organisations can be sorted by. */
export const organisationRecordSortColumns = [
  'id',
  'organisationId',
  'title',
  'plan',
  'domains',
  'defaultLang',
  'enabled',
  ...stampColumns,
] as const

/** The columns of a list of organisations that hold numbers or dates: their filter takes `from..to` as well. */
export const organisationRecordRangeColumns = [...stampRangeColumns] as const

/** The columns a list of organisations can be filtered by. */
export const organisationRecordFilterColumns = [
  'id',
  'organisationId',
  'plan',
  'defaultLang',
  'enabled',
  'createdBy',
  'changedBy',
  ...organisationRecordRangeColumns,
] as const

/** What an update of an organisation may change: absent fields stay as they are. */
export const organisationRecordPatch = organisationRecord.omit(givenByServer).partial()

/** The fields an update of an organisation changes. */
export type OrganisationRecordPatch = z.infer<typeof organisationRecordPatch>

/** What a user may set on a new one; the server has defaults for the rest. */
export const organisationRecordInput = organisationRecordPatch.extend(organisationRecord.pick({ title: true }).shape)

/** What a user may set on a new one. */
export type OrganisationRecordInput = z.infer<typeof organisationRecordInput>

/** What the endpoints of organisations are made of. */
export const organisationRecordParts = entityParts({
  kind: 'organisations',
  path: '/administration/organisation-records',
  tag: 'Administration',
  one: 'an organisation',
  many: 'organisations',
  schema: organisationRecord,
  input: organisationRecordInput,
  patch: organisationRecordPatch,
  sort: organisationRecordSortColumns,
  filter: organisationRecordFilterColumns,
  ranges: organisationRecordRangeColumns,
})

/**
 * The endpoints of organisations for administrators. They stand beside `/administration/organisations`, which answers the
 * user's own.
 */
export const organisationRecordEndpoints = entityEndpoints(organisationRecordParts)
