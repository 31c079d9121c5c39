import { serviceInput } from '@embpm/contract'
import * as z from 'zod'
import { defineForm } from '../../../entity/EntityForm.js'

const { shape } = serviceInput

/** What the object page of a service edits, checked by the contract's own rules. */
export const serviceForm = defineForm(
  z.object({
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
    link: z.string().refine((link) => shape.link.safeParse(link).success, 'link'),
    parameter: shape.parameter.unwrap(),
    // Unknown before it is checked: a form's field paths cannot follow JSON's endless type.
    metadata: z.unknown().pipe(z.json()),
  }),
  {
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
  },
)
