import { locales } from '@embpm/contract'
import { organisationRecord } from '@embpm/contract/organisation-record'

import { entityTable } from '../entity/entityTable.js'
import { lacking, ownAccess } from '../entity/refusals.js'
import { installationRows, padded, pick, turn } from '../entity/seeding.js'
import { isInstallationAdmin } from '../entity/withAccess.js'
import { organisationData } from './organisation.data.js'

const starts = [
  'Alder',
  'Brook',
  'Corvid',
  'Dune',
  'Ember',
  'Fjord',
  'Granite',
  'Harbour',
  'Iris',
  'Juniper',
  'Kite',
  'Larch',
  'Meadow',
  'Nordlys',
  'Orchard',
  'Pinecrest',
  'Quarry',
  'Rowan',
  'Saffron',
  'Tidal',
  'Umbra',
  'Vesper',
  'Willow',
  'Zenith',
] as const
const fields = ['Foods', 'Chemicals', 'Automotive', 'Retail', 'Textiles', 'Pharma', 'Machines', 'Insurance'] as const
const forms = ['Group', 'AG', 'SA', 'Sp. z o.o.', 'Lda', 'Ltd'] as const

/** The organisations of the installation: those of the sample user first. */
export const organisationRecordTable = entityTable({
  name: 'organisation',
  prefix: 'ORG',
  scope: 'installation',
  entity: organisationRecord,
  own: ({ newId }) => ({ organisationId: newId() }),
  seesAll: isInstallationAdmin,
  seen: (organisation, { organisationId }) =>
    organisation.organisationId === organisationId ? organisation : undefined,
  admit({ organisationId, enabled }, { before, caller }) {
    if (!before && !isInstallationAdmin(caller)) throw lacking(['administrator'])
    if (!enabled && organisationId === caller.organisationId) throw ownAccess()
  },
  release: ({ organisationId }, { caller }) => {
    if (organisationId === caller.organisationId) throw ownAccess()
  },
  seeds: () =>
    installationRows({
      prefix: 'ORG',
      full: 1000,
      make: ({ index, random }) => {
        const known = organisationData[index]
        const start = turn(starts, index)
        const field = turn(fields, Math.floor(index / starts.length))
        const round = Math.floor(index / starts.length / fields.length)
        const form = turn(forms, round)
        return {
          organisationId: known?.organisationId ?? `7d1e0c5a-4b26-4f83-9a10-${padded(index, 12)}`,
          title: known?.title ?? `${start} ${field} ${form}`,
          plan: known?.plan ?? (random() < 0.3 ? ('CORPORATE' as const) : ('SUBSCRIPTION' as const)),
          domains: [
            known?.domain ??
              `${[start, field, form]
                .join('-')
                .toLowerCase()
                .replaceAll(/[^a-z-]/g, '')}.example`,
          ],
          defaultLang: pick(locales, random(), 'en'),
          enabled: known !== undefined || random() < 0.95,
        }
      },
    }),
})
