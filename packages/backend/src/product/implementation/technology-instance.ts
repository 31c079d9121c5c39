import { technologyInstance } from '@embpm/contract/technology-instance'

import { entityHandlers } from '../entity/entityHandlers.js'
import { entityTable } from '../entity/entityTable.js'
import { padded, personOf, pick, samplesOf, seedRows, somebody, turn } from '../entity/seeding.js'

/** What each system runs on, by the codes of the technologies. */
const stacks: readonly (readonly [pattern: RegExp, codes: readonly string[]])[] = [
  [/S\/4HANA|Extended warehouse|Central finance|Analytics/, ['HANA-2-07', 'SLES-15', 'GUI-800']],
  [/ECC/, ['ORA-19C', 'SLES-15', 'GUI-800']],
  [/Shop floor|Product database/, ['MSSQL-22', 'WIN-25', 'NET-8']],
  [/portal/i, ['PG-16', 'NODE-22', 'K8S-134']],
]
const otherwise = ['PG-13', 'RHEL-9', 'JAVA-17', 'KAFKA-3', 'MDB-7', 'K8S-131'] as const
const ports: Readonly<Record<string, string>> = {
  Database: '30013-30015',
  'Operating system': '22',
  Runtime: '8443',
  Integration: '9092',
  Client: '3200-3299',
  Platform: '6443',
}
/** Tiers of each system: its database and its application server, each on a host of its own. */
const tiers = ['db', 'app', 'web'] as const

/** The technologies where they run. */
export const technologyInstanceTable = entityTable({
  name: 'technology-instance',
  prefix: 'TIN',
  entity: technologyInstance,
  seeds: (organisationId) => {
    const systems = samplesOf('systems', organisationId).list
    const technologies = samplesOf('technologies', organisationId).list
    const byCode = new Map(technologies.map((one) => [one.code, one]))
    return seedRows(organisationId, {
      prefix: 'TIN',
      full: 600,
      make: ({ index, random }) => {
        const tier = index % tiers.length
        const system = turn(systems, Math.floor(index / tiers.length))
        const round = Math.floor(index / tiers.length / systems.length)
        const [, codes = otherwise] = stacks.find(([pattern]) => pattern.test(system.landscape)) ?? []
        const technology = byCode.get(turn(codes, codes === otherwise ? index : tier)) ?? turn(technologies, index)
        const ownerId = somebody(random)
        return {
          technologyId: technology.id,
          technology: {
            id: technology.id,
            code: technology.code,
            name: `${technology.name} ${technology.version}`.trim(),
            endOfLife: technology.endOfLife,
          },
          systemId: system.id,
          system: { id: system.id, sid: system.sid },
          environment: system.environment,
          host: `${system.sid.toLowerCase()}${tiers[tier]}${padded(round + 1, 2)}.terranova.example`,
          port: ports[technology.category] ?? '',
          version: pick(['', '', `${technology.version} patch ${1 + Math.floor(random() * 9)}`], random(), ''),
          ownerId,
          owner: personOf(ownerId),
          description: '',
        }
      },
    })
  },
})

/** The handlers of technology instances. */
export const technologyInstances = entityHandlers(technologyInstance.endpoints, technologyInstanceTable)
