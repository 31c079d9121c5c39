import { requirement, type Requirement } from '@embpm/contract/requirement'
import { reachedBy, writeRefusal } from '@embpm/contract/requirement-approval'

import type { Draft } from '../entity/draft.js'
import { entityHandlers } from '../entity/entityHandlers.js'
import { entityTable } from '../entity/entityTable.js'
import type { WriteContext } from '../entity/EntityTableDefinition.js'
import { lockedFor, takenBy } from '../entity/refusals.js'
import { padded } from '../entity/seeding.js'
// Enter the tables that the samples refer to.
import './business-area.js'
import './process.js'
import { requirementFixtures } from './requirement.fixtures.js'

/** The key of one that nobody gave a key to: the number of its id, or the next one that is free. */
function proposedKey({ id }: Requirement, draft: Draft<Requirement>): string {
  for (let number = Number(/\d+$/.exec(id)?.[0] ?? 1); ; number += 1) {
    const key = `REQ-${padded(number, 4)}`
    if (draft.where('key', key).length === 0) return key
  }
}

/** What follows from the fields: a key, how far it has come, and since when. */
function derived(entity: Requirement, { before, draft }: WriteContext<Requirement>): Requirement {
  const isMoved = before?.status !== entity.status
  return {
    ...entity,
    key: entity.key.trim() || (before?.key ?? proposedKey(entity, draft)),
    reached: reachedBy(before, entity),
    statusSince: isMoved ? entity.changedAt : entity.statusSince,
  }
}

/** The change request of a requirement that is not applied yet. */
export const openChange = (draft: Draft<Requirement>, originalId: string): Requirement | undefined =>
  draft.where('changeOfId', originalId).find(({ appliedAt }) => appliedAt === null)

/** The requirements. What is approved is locked, whoever writes it. */
export const requirementTable = entityTable<Requirement>({
  name: 'requirement',
  prefix: 'REQ',
  entity: requirement,
  derive: derived,
  admit: (entity, { before, draft }) => {
    const refusal = writeRefusal(before, entity, (id) => draft.get(id))
    if (refusal) throw lockedFor(refusal.reason, refusal.fields)
    const other = entity.changeOfId !== null && entity.appliedAt === null && openChange(draft, entity.changeOfId)
    if (other && other.id !== entity.id) throw takenBy('changeOfId', other.id)
  },
  asLabel: ({ id, key, title }) => ({ id, code: key, name: title }),
  recorded: ['approval', 'approvals'],
  seeds: requirementFixtures,
})

/** The handlers of requirements. */
export const requirements = entityHandlers(requirement.endpoints, requirementTable)
