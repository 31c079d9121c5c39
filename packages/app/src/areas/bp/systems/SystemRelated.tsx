import type { System } from '@embpm/contract/system'
import { RelatedEntities } from '../../../entity/RelatedEntities.js'
import { ricefwColumns } from '../ricefw/ricefwColumns.js'
import { ricefwKind } from '../ricefw/ricefwKind.js'
import { transactionColumns } from '../transactions/transactionColumns.js'
import { transactionKind } from '../transactions/transactionKind.js'
import { SystemTables } from './SystemTables.js'

/** What belongs to a system: its transactions, what reads from it and writes to it, and the tables of its dictionary. */
export function SystemRelated({ entity: { id, sid } }: { entity: System }) {
  return (
    <>
      <RelatedEntities
        kind={transactionKind}
        columns={transactionColumns}
        filter={{ systemId: [id] }}
        sort="tcode"
        newSearch={`?systemId=${encodeURIComponent(id)}`}
      />
      <RelatedEntities
        kind={ricefwKind}
        columns={ricefwColumns}
        filter={{ sourceSystemId: [id] }}
        sort="ricefwId"
        title="systems.interfacesFrom"
      />
      <RelatedEntities
        kind={ricefwKind}
        columns={ricefwColumns}
        filter={{ targetSystemId: [id] }}
        sort="ricefwId"
        title="systems.interfacesTo"
      />
      <SystemTables sid={sid} />
    </>
  )
}
