import { service, serviceInput, servicePatch, type Service, type ServicePatch } from '@embpm/contract'
import * as z from 'zod'

const { shape } = serviceInput

/** What the object page edits, checked by the contract's own rules. */
export const serviceForm = z.object({
  name: shape.name,
  organisation: shape.organisation.unwrap(),
  businessDomain: shape.businessDomain.unwrap(),
  wbs: shape.wbs.unwrap(),
  status: shape.status.unwrap(),
  description: shape.description.unwrap(),
  successorId: shape.successorId.unwrap(),
  serviceName: shape.serviceName.unwrap(),
  type: shape.type.unwrap(),
  technology: shape.technology.unwrap(),
  host: shape.host.unwrap(),
  link: shape.link.unwrap(),
  parameter: shape.parameter.unwrap(),
  // Unknown before it is checked: a form's field paths cannot follow JSON's endless type.
  metadata: z.unknown().pipe(z.json()),
})

/** Values of the form while it is edited. */
export type ServiceFormValues = z.input<typeof serviceForm>

/** A field of the form. */
export type ServiceField = keyof ServiceFormValues

/** The fields in the order of the page. */
export const serviceFields = z.array(serviceForm.keyof()).parse(Object.keys(serviceForm.shape))

/** What a new service starts with. */
export const emptyService: ServiceFormValues = {
  name: '',
  organisation: '',
  businessDomain: '',
  wbs: '',
  status: 'INACTIVE',
  description: '',
  successorId: null,
  serviceName: '',
  type: 'REST',
  technology: '',
  host: '',
  link: '',
  parameter: '',
  metadata: null,
}

/** The part of a service that the form edits. */
export const toFormValues = (of: Service): ServiceFormValues => serviceForm.parse(of)

/** Whether two values of a field are the same; JSON is compared by what it says. */
const sameValue = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The fields in which two sets of values differ. */
export const changedFields = (a: ServiceFormValues, b: ServiceFormValues): ServiceField[] =>
  serviceFields.filter((field) => !sameValue(a[field], b[field]))

/** The update that carries these fields and no others. */
export function toPatch(values: z.output<typeof serviceForm>, fields: readonly ServiceField[]): ServicePatch {
  return servicePatch.parse(Object.fromEntries(fields.map((field) => [field, values[field]])))
}

/** Unsaved input that outlives a lost session. */
export const serviceDraft = z.object({ values: z.record(z.string(), z.unknown()), base: service.nullable() })
