import type { Profile } from '@embpm/contract'
import type { Requirement } from '@embpm/contract/requirement'
import { lockedFields, writeRefusal } from '@embpm/contract/requirement-approval'
import { createRouterClient } from '@orpc/server'
import { beforeEach, describe, expect, test } from 'vitest'

import { common } from '../../sample/common.js'
import { sampleProfile } from '../../sample/auth.data.js'
// Enters the tables that requirements refer to.
import '../index.js'
import { createStore, type Store } from '../../store.js'
import { sessionUserId } from '../administration/sessionProfile.js'
import { userRecordTable } from '../administration/userRecordTable.js'
import { callerOf } from '../../testing/callerOf.js'
import { comments } from './comments.js'
import { requirements } from './requirement.js'
import { requirementApproval } from './requirementApproval.js'
import { ricefws } from './ricefw.js'

let store: Store
let ids = 0
beforeEach(async () => {
  store = createStore()
  const caller = callerOf(store)
  // Roles are those of the persons below, and of no membership.
  const { lockVersion, memberships } = await userRecordTable.get(sessionUserId, caller)
  const fields = { memberships: memberships.map(({ organisationId }) => ({ organisationId, roles: [] })) }
  await userRecordTable.update({ id: sessionUserId, lockVersion, fields }, caller)
})

/** Somebody who is signed in. */
function clientOf(user: Partial<Profile> = {}) {
  const context = { ...callerOf(store, { ...sampleProfile, ...user }), newId: () => `new-${(ids += 1)}` }
  return createRouterClient({ requirements, requirementApproval, comments, ricefws, common }, { context })
}
const ada = () => clientOf({ id: 'USR-00002', firstname: 'Jonas', lastname: 'Feld', roles: ['CON'] })
const ben = () => clientOf({ id: 'USR-00003', firstname: 'Inês', lastname: 'Carvalho', roles: ['ADM'] })
const ordinary = () => clientOf({ id: 'USR-00004', firstname: 'Otto', lastname: 'Normal', roles: [] })

const made = (fields: object = {}) => ada().requirements.create({ fields: { title: 'Block orders', ...fields } })
const decide = (
  { id, lockVersion }: Requirement,
  action: 'request' | 'approve' | 'reject' | 'waive' | 'withdraw',
  comment?: string,
  client = ada(),
) => client.requirementApproval.decide({ id, lockVersion, action, comment })
const approved = async (fields: object = {}) =>
  decide(await decide(await made(fields), 'request'), 'approve', undefined, ben())
const locked = (reason: string) => ({ code: 'LOCKED', data: { reason } })

describe('keys', () => {
  test('a number is proposed, and one that is taken is refused', async () => {
    const one = await made()
    expect(one.key).toMatch(/^REQ-\d{4,}$/)
    expect((await made()).key).not.toBe(one.key)
    await expect(made({ key: one.key })).rejects.toMatchObject({ code: 'TAKEN', data: { column: 'key' } })
    const { id, lockVersion } = one
    expect((await ada().requirements.update({ id, lockVersion, fields: { key: ' ' } })).key).toBe(one.key)
  })
})

describe('decisions', () => {
  test('an approval says who and when, locks, and stands in the history', async () => {
    const asked = await decide(await made(), 'request')
    expect(asked).toMatchObject({ approval: 'ready', status: 'in approval' })
    const done = await decide(asked, 'approve', 'As discussed', ben())
    expect(done).toMatchObject({ approval: 'approved', status: 'in planning', approvedBy: 'Inês Carvalho' })
    expect(done.approvals).toMatchObject([
      { action: 'request', by: 'Jonas Feld', byId: 'USR-00002' },
      { action: 'approve', by: 'Inês Carvalho', byId: 'USR-00003', comment: 'As discussed', at: done.approvedAt },
    ])
    const [last] = await ada().requirements.history({ id: done.id })
    expect(last?.changes.find(({ field }) => field === 'approval')).toMatchObject({
      before: 'ready',
      after: 'approved',
    })
  })

  test('a rejection needs a reason, and can be asked for again', async () => {
    const asked = await decide(await made(), 'request')
    await expect(decide(asked, 'reject', '  ')).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    const rejected = await decide(asked, 'reject', 'Two in one', ben())
    expect(rejected).toMatchObject({ approval: 'rejected', status: 'in refinement' })
    expect((await decide(rejected, 'request')).approval).toBe('ready')
  })

  test('what does not fit is refused; what was changed meanwhile is a conflict', async () => {
    const one = await made()
    await expect(decide(one, 'approve')).rejects.toMatchObject(locked('decided'))
    await decide(one, 'request')
    await expect(decide(one, 'waive', '', ben())).rejects.toMatchObject({ code: 'CONFLICT' })
    expect((await decide(await decide(await made(), 'waive'), 'withdraw')).approval).toBe('initial')
  })

  test('pressed twice it is decided once', async () => {
    const one = await made()
    const first = await decide(one, 'request')
    expect(await decide(one, 'request')).toEqual(first)
    expect(first.approvals).toHaveLength(1)
    // Somebody else has not decided that.
    await expect(decide(one, 'request', '', ben())).rejects.toMatchObject({ code: 'CONFLICT' })
  })
})

describe('what is locked', () => {
  const values = {
    title: 'Other',
    description: 'Other',
    type: 'non-functional',
    fitGap: 'gap',
    priority: 'low',
    areaId: 'BA-00001',
    processId: 'PRC-00001',
  } as const satisfies Record<(typeof lockedFields)[number], string>

  test('no update, change of many or import changes it; the rest stays open', async () => {
    const { id, lockVersion } = await approved()
    const { requirements: calls } = ada()
    for (const field of lockedFields) {
      const fields = { [field]: values[field] }
      await expect(calls.update({ id, lockVersion, fields })).rejects.toMatchObject({
        code: 'LOCKED',
        data: { reason: 'locked', fields: [field] },
      })
      expect((await calls.updateMany({ entities: [{ id, lockVersion, fields }] })).refused).toEqual([
        { id, code: 'LOCKED' },
      ])
      expect(await calls.importRows({ mode: 'write', rows: [{ id, ...fields }] })).toMatchObject([
        { action: 'refused', problems: [{ field, code: 'locked' }] },
      ])
    }
    const open = await calls.update({ id, lockVersion, fields: { ownerId: 'USR-00005', dueDate: '2027-01-01' } })
    expect(open).toMatchObject({ ownerId: 'USR-00005', dueDate: '2027-01-01', title: 'Block orders' })
  })

  test('nobody gives themselves an approval', async () => {
    const fields: object = { approval: 'approved', approvedBy: 'Me', changeOfId: 'REQ-00001', reached: 'confirmed' }
    const one = await made(fields)
    expect(one).toMatchObject({ approval: 'initial', approvedBy: '', changeOfId: null, reached: null })
    const { id, lockVersion } = one
    expect((await ada().requirements.update({ id, lockVersion, fields })).approval).toBe('initial')
  })

  test('it moves forward only, and a deletion that is undone unlocks nothing', async () => {
    const { requirements: calls } = ada()
    const { id, lockVersion } = await approved()
    const tested = await calls.update({ id, lockVersion, fields: { status: 'in testing' } })
    await expect(
      calls.update({ id, lockVersion: tested.lockVersion, fields: { status: 'in planning' } }),
    ).rejects.toMatchObject(locked('forward'))
    await calls.remove({ id })
    const back = await calls.restore({ id })
    await expect(calls.update({ id, lockVersion: back.lockVersion, fields: { title: 'Other' } })).rejects.toMatchObject(
      locked('locked'),
    )
    await expect(made({ status: 'confirmed' })).rejects.toMatchObject(locked('unapproved'))
  })
})

describe('change requests', () => {
  test('an approved one gives its values to the requirement; there is one at a time', async () => {
    const { requirements: calls, requirementApproval: decisions } = ada()
    const original = await approved()
    await expect(decisions.change({ id: (await made()).id })).rejects.toMatchObject(locked('decided'))
    const copy = await decisions.change({ id: original.id })
    expect(copy).toMatchObject({ key: `${original.key}-C1`, changeOfId: original.id, approval: 'initial' })
    expect((await decisions.change({ id: original.id })).id).toBe(copy.id)
    const changed = await calls.update({ id: copy.id, lockVersion: 1, fields: { title: 'Block late orders' } })
    const done = await decide(await decide(changed, 'request'), 'approve', 'Yes', ben())
    expect(done).toMatchObject({ status: 'confirmed', appliedAt: done.approvedAt })
    const now = await calls.get({ id: original.id })
    expect(now).toMatchObject({ title: 'Block late orders', approvedBy: 'Inês Carvalho', status: 'in planning' })
    expect(now.approvals.at(-1)).toMatchObject({ action: 'change', changeId: copy.id, comment: 'Yes' })
    expect((await calls.history({ id: original.id }))[0]?.changes.map(({ field }) => field)).toContain('title')
    expect((await decisions.change({ id: original.id })).key).toBe(`${original.key}-C2`)
  })

  test('a rejected one leaves the requirement; one without its requirement is refused', async () => {
    const { requirements: calls, requirementApproval: decisions } = ada()
    const original = await approved()
    const copy = await decisions.change({ id: original.id })
    const changed = await calls.update({ id: copy.id, lockVersion: 1, fields: { title: 'Other' } })
    const rejected = await decide(await decide(changed, 'request'), 'reject', 'No', ben())
    expect((await calls.get({ id: original.id })).title).toBe('Block orders')
    await calls.remove({ id: original.id })
    await expect(decide(await decide(rejected, 'request'), 'approve')).rejects.toMatchObject(locked('gone'))
  })
})

describe('access', () => {
  test('ordinary users read and comment; administrators and consultants write', async () => {
    const { id, lockVersion } = await approved()
    const { requirements: calls, requirementApproval: decisions, comments: talk } = ordinary()
    expect((await calls.get({ id })).id).toBe(id)
    const forbidden = { code: 'FORBIDDEN', data: { missing: ['role'] } }
    await expect(calls.update({ id, lockVersion, fields: {} })).rejects.toMatchObject(forbidden)
    await expect(decisions.decide({ id, lockVersion, action: 'request' })).rejects.toMatchObject(forbidden)
    await expect(decisions.change({ id })).rejects.toMatchObject(forbidden)
    const thread = await talk.begin({ kind: 'requirements', id, body: [{ text: 'Why?' }] })
    expect(await talk.list({ kind: 'requirements', id })).toEqual([thread])
    const stranger = clientOf({ permissions: [], roles: [] })
    await expect(stranger.requirements.get({ id })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(stranger.comments.list({ kind: 'requirements', id })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })
})

describe('discussion', () => {
  test('who is mentioned finds a link to the requirement', async () => {
    const { id } = await made()
    const { id: thread } = await ada().comments.begin({
      kind: 'requirements',
      id,
      body: [{ mention: sessionUserId }, { text: ' please look' }],
    })
    const all = await clientOf().common.notifications.list()
    const told = all.find(({ link }) => link === `/bp/requirements/${id}?thread=${thread}`)
    expect(told?.description).toContain('Block orders')
    await expect(
      ada().comments.begin({ kind: 'requirements', id: 'none', body: [{ text: 'x' }] }),
    ).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })
})

describe('samples', () => {
  test('ten thousand that the rules could have led to, and RICEFW items for them', async () => {
    const { total, rows } = await ada().requirements.list({ size: 1000 })
    expect(total).toBe(10_000)
    expect(new Set(rows.map(({ title, changeOfId }) => `${title}${changeOfId}`)).size).toBe(rows.length)
    for (const row of rows) {
      expect(writeRefusal(row, row, () => undefined)).toBeNull()
      expect(row.approval === 'approved').toBe(row.approvedAt !== null)
      expect(row.approvals.every(({ by }) => by !== '')).toBe(true)
      expect(row.approvals.every(({ at }) => at <= row.changedAt)).toBe(true)
    }
    expect(rows.some(({ changeOfId }) => changeOfId !== null)).toBe(true)
    const [item] = (await ada().ricefws.list({ size: 1 })).rows
    expect(item?.requirement?.id).toBe(item?.requirementId)
  })
})
