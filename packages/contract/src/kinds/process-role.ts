import { entityOf, type EntityOf } from '../common/entityOf.js'
import { lifecycle, longText, text } from '../common/fields.js'

/** Who takes part in steps of processes, whoever that is today. What the steps of a model refer to by RaciEntry of the domain model. */
export const processRole = entityOf({
  kind: 'processRoles',
  family: 'processes',
  path: '/processes/process-roles',
  tag: 'Processes',
  one: 'a process role',
  many: 'process roles',
  key: ['code'],
  nameOf: ({ code, name }) => `${code} ${name}`,
  fields: {
    /** Short key, unique in the organisation, such as SALES-CLERK. */
    code: text(40).required().sort().filter().search(),
    name: text(200).required().sort().filter().search(),
    description: longText().sort().search(),
    status: lifecycle().default('ACTIVE').sort().filter().bulk(),
  },
})

/** A process role as the server stores and answers it. */
export type ProcessRole = EntityOf<typeof processRole>
