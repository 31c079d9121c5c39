import { BpmnError, readModel } from '@embpm/bpmn'
import { revisionModel } from '@embpm/contract/revision'
import * as z from 'zod/mini'

import { definePart } from '../archive/definePart.js'
import { collected, idsIn, puttingIn } from '../archive/archivedCollection.js'
import type { ArchivePart } from '../archive/ArchivePart.js'
import { knownTables } from '../entity/knownTables.js'
import { heads, modelOf, models, stepLink } from './revisionStore.js'
import { usesIn } from './usesOf.js'

const archived = z.extend(revisionModel, {
  /** Found in the model again, whatever an archive says. */
  uses: z._default(z.array(stepLink), []),
})

/** The revisions of an organisation's processes, each with its model. */
export const archivedRevisions: ArchivePart = definePart<z.infer<typeof archived>>({
  name: 'revisions',
  family: 'processes',
  readers: () => knownTables.readersOf('processes'),
  schema: archived,
  references: [
    { column: 'processId', to: ['processes'], required: true, owned: true },
    { column: 'basedOn', to: ['revisions'], required: false },
    { column: 'restoredFrom', to: ['revisions'], required: false },
  ],
  nameOf: ({ label, processId, number }) => label || `${processId} ${number}`,
  standing: (caller) => idsIn(heads, caller),
  async collect(caller) {
    const { records, ...rest } = await collected(heads, caller)
    const withModels = await Promise.all(
      records.map(async (head) => ({ ...head, bpmnXml: await modelOf(head, caller) })),
    )
    return { ...rest, records: withModels.map((one) => ({ ...one, uses: [] })) }
  },
  async look(record) {
    try {
      return { record: { ...record, uses: usesIn(await readModel(record.bpmnXml)) } }
    } catch (error) {
      if (!(error instanceof BpmnError)) throw error
      return { unfit: { code: 'invalid', field: 'bpmnXml' } }
    }
  },
  async write(records, caller) {
    const [head, model] = [puttingIn(heads, caller), puttingIn(models, caller)]
    const steps = records.flatMap(({ bpmnXml, uses, ...one }) => [
      head.put(one),
      model.put({ id: one.id, bpmnXml, uses }),
    ])
    return { steps, isLost: head.isLost }
  },
})
