import type { Entity } from '@embpm/contract'
import { batchSize } from '../import/importLimits.js'
import { runBatches, type BatchRun } from '../import/runBatches.js'
import type { BulkApi } from './BulkKind.js'
import type { BulkChange } from './bulkChanges.js'

/** What became of a change: the entity as it stands now, or the contract's code of why it could not be changed. */
export type BulkOutcome = { changed: Entity } | { refused: string }

/** How far changes are written. */
export type BulkRun = BatchRun<BulkChange, BulkOutcome>

/** Changes that nothing was written of. */
export const unwritten = (changes: readonly BulkChange[]): BulkRun => ({ items: changes, results: [] })

/**
 * Writes changes, as many at once as the endpoint takes, and goes on where an earlier run ended.
 * @throws what a request throws; what was written before has been told by `onProgress`
 */
export const writeChanges = (
  api: BulkApi,
  run: BulkRun,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (run: BulkRun) => void },
): Promise<BulkRun> =>
  runBatches(run, {
    size: batchSize,
    signal,
    onProgress,
    async send(changes) {
      const entities = changes.map(({ entity: { id, lockVersion }, fields }) => ({ id, lockVersion, fields }))
      const { changed, refused } = await api.updateMany({ entities })
      const entityOf = new Map(changed.map((entity) => [entity.id, entity]))
      const codeOf = new Map(refused.map(({ id, code }) => [id, code]))
      return changes.map(({ entity: { id } }): BulkOutcome => {
        const entity = entityOf.get(id)
        return entity ? { changed: entity } : { refused: codeOf.get(id) ?? 'NOT_FOUND' }
      })
    },
  })

/** The entities that were changed. */
export const changedEntities = ({ results }: BulkRun): Entity[] =>
  results.flatMap((outcome) => ('changed' in outcome ? outcome.changed : []))

/** The changes that were refused, each with the code. */
export const refusedChanges = ({ items, results }: BulkRun): { change: BulkChange; code: string }[] =>
  items.flatMap((change, index) => {
    const outcome = results[index]
    return outcome && 'refused' in outcome ? { change, code: outcome.refused } : []
  })
