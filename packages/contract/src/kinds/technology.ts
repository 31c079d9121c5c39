import * as z from 'zod/mini'

import { coded } from '../common/entity.js'
import { entityOf, type EntityOf } from '../common/entityOf.js'
import { longText, text } from '../common/fields.js'
import { phaseDays } from '../common/lifePhases.js'

/** What a technology is called by those that refer to it, and when its life ends. */
export const technologyLabel = z.extend(coded, { endOfLife: z.nullable(z.iso.date()) })

/** A product in one version that systems are built with, such as a database or a runtime. Source: the domain model, Technology. */
export const technology = entityOf({
  kind: 'technologies',
  path: '/implementation/technologies',
  tag: 'Implementation',
  one: 'a technology',
  many: 'technologies',
  key: ['code'],
  nameOf: ({ name, version }) => `${name} ${version}`.trim(),
  referenceOf: ({ name, version, code }) => ({ name: `${name} ${version}`.trim(), detail: code }),
  fields: {
    /** Short key, unique in the organisation, such as HANA-2-07. */
    code: text(20).required().sort().filter().search(),
    name: text(200).required().sort().filter().search(),
    vendor: text(60).sort().filter().search().bulk(),
    /** Such as database or operating system. */
    category: text(60).sort().filter().search().bulk(),
    /** As its vendor names it, such as 2.0 SPS 07. */
    version: text(40).sort().filter().search(),
    description: longText().sort().search(),
    ...phaseDays(),
  },
})

/** A technology as the server stores and answers it. */
export type Technology = EntityOf<typeof technology>
