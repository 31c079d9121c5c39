import { entityOf, type EntityOf } from '../common/entityOf.js'
import { code, day, labelOf, longText, personOf, reference, text } from '../common/fields.js'
import { systemEnvironments, systemLabel } from './system.js'
import { technologyLabel } from './technology.js'

/** A technology where it runs: on a host, for a system, in one of its environments. Source: the domain model, TechnologyInstance. */
export const technologyInstance = entityOf({
  kind: 'technologyInstances',
  path: '/implementation/technology-instances',
  tag: 'Implementation',
  one: 'a technology instance',
  many: 'technology instances',
  key: ['host', 'port'],
  nameOf: ({ technology, host, port }) => `${technology?.name ?? ''} ${port === '' ? host : `${host}:${port}`}`.trim(),
  referenceOf: ({ technology, host, port, environment }) => ({
    name: `${technology?.name ?? ''} ${port === '' ? host : `${host}:${port}`}`.trim(),
    detail: environment,
  }),
  fields: {
    technologyId: reference('technologies').required().filter().bulk(),
    technology: labelOf('technologyId', technologyLabel, { endOfLife: day().sort().filter() }).sort().filter().search(),
    /** The system that it belongs to; none for what several have in common. */
    systemId: reference('systems').filter().bulk(),
    system: labelOf('systemId', systemLabel).sort().filter().search(),
    environment: code(systemEnvironments).sort().filter().search().bulk(),
    host: text(200).required().sort().filter().search(),
    /** One or several, such as 443 or 30013-30015; empty where it listens to none. */
    port: text(20).sort().filter().search(),
    /** What is installed there, where it differs from the version of the technology, such as a patch. */
    version: text(40).sort().filter().search().bulk(),
    ownerId: reference('people').filter().bulk(),
    owner: personOf('ownerId').sort().filter().search(),
    description: longText().sort().search(),
  },
})

/** A technology instance as the server stores and answers it. */
export type TechnologyInstance = EntityOf<typeof technologyInstance>
