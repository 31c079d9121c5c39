import type { Service } from '@embpm/contract/service'
import { dequal } from 'dequal/lite'

/** What is compared of a service; its metadata as a tree. */
export const comparedFields = [
  'name',
  'serviceName',
  'type',
  'technology',
  'organisation',
  'businessDomain',
  'wbs',
  'status',
  'host',
  'link',
  'parameter',
  'description',
] as const

/** A field of two services. */
export interface ServiceDifference {
  field: (typeof comparedFields)[number]
  before: string
  after: string
  differs: boolean
}

/** Compares two services field by field. */
export const serviceDifference = (before: Service, after: Service): readonly ServiceDifference[] =>
  comparedFields.map((field) => ({
    field,
    before: before[field],
    after: after[field],
    differs: !dequal(before[field], after[field]),
  }))
