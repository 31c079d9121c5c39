import * as z from 'zod/mini'

import { labelled } from '../common/entity.js'
import { entityOf, type EntityOf } from '../common/entityOf.js'
import { code, lifecycle, text } from '../common/fields.js'
import { phaseDays } from '../common/lifePhases.js'

/** What a system is there for: to develop, to test, to work. */
export const systemEnvironments = ['DEV', 'QAS', 'PRD'] as const

/** What a system is called by those that refer to it. */
export const systemLabel = z.object({ ...labelled, sid: z.string() })

/** A system that transactions, tables and interfaces belong to. Source: the domain model, System. */
export const system = entityOf({
  kind: 'systems',
  family: 'processes',
  path: '/processes/systems',
  tag: 'Processes',
  one: 'a system',
  many: 'systems',
  key: ['sid', 'client'],
  nameOf: ({ sid, systemName }) => `${sid} ${systemName}`,
  referenceOf: ({ sid, systemName, environment }) => ({ name: `${sid} ${systemName}`, detail: environment }),
  fields: {
    /** What it is known by, such as S4P. Several clients of one system have it in common. */
    sid: text(20).required().sort().filter().search(),
    systemName: text(100).required().sort().filter().search(),
    description: text(500).sort().search(),
    /** What has an instance in each environment, such as S/4HANA. */
    landscape: text(60).required().sort().filter().search().bulk(),
    /** Such as ERP and finance. */
    category: text(60).sort().filter().search().bulk(),
    vendor: text(60).sort().filter().search().bulk(),
    environment: code(systemEnvironments).sort().filter().search().bulk(),
    /** Number of the client, such as 100; empty for a system without clients. */
    client: text(3).sort().filter().search(),
    host: text(200).sort().search(),
    /** Version of the product, such as 2023 FPS02. */
    productVersion: text(40).sort().filter().search().bulk(),
    status: lifecycle().default('PLANNED').sort().filter().search().bulk(),
    ...phaseDays(),
  },
})

/** A system as the server stores and answers it. */
export type System = EntityOf<typeof system>
