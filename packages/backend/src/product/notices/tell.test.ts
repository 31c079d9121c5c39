import type { Profile } from '@embpm/contract'
import { requirement } from '@embpm/contract/requirement'
import { ricefw } from '@embpm/contract/ricefw'
import { createRouterClient } from '@orpc/server'
import { beforeEach, describe, expect, test } from 'vitest'

import { sampleProfile } from '../../sample/auth.data.js'
import { common } from '../../sample/common.js'
import { createStore, type Store } from '../../store.js'
import { callerOf } from '../../testing/callerOf.js'
import { organisationData } from '../administration/organisation.data.js'
// Enters the tables that others refer to.
import '../index.js'
import { sessionUserId } from '../administration/sessionProfile.js'
import { userRecordTable } from '../administration/userRecordTable.js'
import { processTable } from '../processes/process.js'
import { requirements } from '../processes/requirement.js'
import { requirementApproval } from '../processes/requirementApproval.js'
import { revisions } from '../processes/revision.js'
import { ricefws } from '../processes/ricefw.js'

let store: Store
let ids = 0
beforeEach(async () => {
  store = createStore()
  // Once a user was changed, others than the one of the sample can sign in.
  const caller = callerOf(store)
  const { lockVersion } = await userRecordTable.get(sessionUserId, caller)
  await userRecordTable.update({ id: sessionUserId, lockVersion, fields: { company: 'Other' } }, caller)
})

function clientOf(user: Partial<Profile> = {}, organisationId = callerOf(store).organisationId) {
  const caller = callerOf(store, { ...sampleProfile, ...user })
  const context = { ...caller, organisationId, newId: () => `new-${(ids += 1)}` }
  return createRouterClient({ common, ricefws, requirements, requirementApproval, revisions }, { context })
}
const me = () => clientOf()
const jonas = () => clientOf({ id: 'USR-00002', firstname: 'Jonas', lastname: 'Feld' })

/** What is listed for somebody of a kind of event, but for what the sample starts with. */
const told = async (kind: string, client = me()) =>
  (await client.common.notifications.list()).filter((one) => one.kind === kind && !one.id.startsWith('notification-'))

/** A new item of somebody else. */
const item = (fields: { functionalOwnerId?: string | null; technicalOwnerId?: string | null } = {}, client = jonas()) =>
  client.ricefws.create({ fields: { ricefwId: `R-${(ids += 1)}`, name: 'Labels', type: 'Form', ...fields } })

describe('an assignment', () => {
  test('by somebody else is one unread notification that opens the object', async () => {
    const made = await item()
    const { id, lockVersion } = made
    expect(await told('assignment')).toEqual([])
    const mine = { functionalOwnerId: sessionUserId, technicalOwnerId: sessionUserId }
    await jonas().ricefws.update({ id, lockVersion, fields: mine })
    expect(await told('assignment')).toMatchObject([
      {
        title: 'Assigned to you',
        description: `Jonas Feld: ${ricefw.nameOf(made)}`,
        read: false,
        link: `/objects/ricefws/${id}`,
      },
    ])
  })

  test('that comes again is told once, also after it was taken away', async () => {
    const { id, lockVersion } = await item({ functionalOwnerId: sessionUserId })
    const [one] = await told('assignment')
    const given = await jonas().ricefws.update({ id, lockVersion, fields: { functionalOwnerId: null } })
    const again = await jonas().ricefws.update({ ...given, fields: { functionalOwnerId: sessionUserId } })
    expect(await told('assignment')).toEqual([one])
    await me().common.notifications.remove({ query: { id: one?.id ?? '' } })
    const gone = await jonas().ricefws.update({ ...again, fields: { functionalOwnerId: null } })
    await jonas().ricefws.update({ ...gone, fields: { functionalOwnerId: sessionUserId } })
    expect(await told('assignment')).toEqual([])
  })

  test('of oneself, and a change of anything else, is no news', async () => {
    const own = await item({ functionalOwnerId: sessionUserId }, me())
    await jonas().ricefws.update({ ...own, fields: { name: 'Other labels' } })
    expect(await told('assignment')).toEqual([])
  })

  test('of many at once, and by an import, is told as well', async () => {
    const items = [await item(), await item()]
    await jonas().ricefws.updateMany({
      entities: items.map(({ id, lockVersion }) => ({ id, lockVersion, fields: { technicalOwnerId: sessionUserId } })),
    })
    const rows = [{ ricefwId: 'R-imported', name: 'Labels', type: 'Form', functionalOwnerId: sessionUserId }]
    const [imported] = await jonas().ricefws.importRows({ mode: 'write', rows })
    expect(new Set((await told('assignment')).map(({ link }) => link))).toEqual(
      new Set([...items, imported].map((one) => `/objects/ricefws/${one?.id}`)),
    )
  })

  test('that is refused is not told', async () => {
    const { id, lockVersion } = await item()
    await jonas().ricefws.update({ id, lockVersion, fields: { name: 'Faster' } })
    const late = jonas().ricefws.update({ id, lockVersion, fields: { functionalOwnerId: sessionUserId } })
    await expect(late).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(await told('assignment')).toEqual([])
  })
})

test('nobody sees, marks or deletes what is for somebody else, or of another organisation', async () => {
  await item({ functionalOwnerId: sessionUserId })
  const [one] = await told('assignment')
  if (!one) throw new Error('Nobody was told.')
  const elsewhere = clientOf({}, organisationData[1]?.organisationId)
  for (const other of [jonas(), elsewhere]) {
    expect(await told('assignment', other)).toEqual([])
    expect(await other.common.notifications.remove({ query: { id: one.id } })).toBeNull()
    expect(await other.common.notifications.update({ id: one.id, notification: { read: true } })).toBeNull()
    expect(await other.common.notifications.toggleReadStatus({ notification: { ...one, read: true } })).toBeNull()
    await other.common.notifications.markAllAsRead()
  }
  expect(await told('assignment')).toEqual([one])
  await me().common.notifications.markAllAsRead()
  expect(await told('assignment')).toMatchObject([{ read: true }])
})

test('what was deleted by mistake is brought back for the same person alone', async () => {
  await item({ functionalOwnerId: sessionUserId })
  const [one] = await told('assignment')
  if (!one) throw new Error('Nobody was told.')
  await me().common.notifications.remove({ query: { id: one.id } })
  await me().common.notifications.create({ notification: one })
  expect(await told('assignment')).toMatchObject([{ description: one.description, link: one.link }])
  expect(await told('assignment', jonas())).toEqual([])
})

describe('an approval', () => {
  const made = (ownerId: string | null, client = jonas()) =>
    client.requirements.create({
      fields: { title: 'Block orders', type: 'functional', fitGap: 'gap', ownerId, areaId: null, processId: null },
    })
  const decide = (
    client: ReturnType<typeof clientOf>,
    { id, lockVersion }: { id: string; lockVersion: number },
    action: 'request' | 'approve' | 'reject',
  ) => client.requirementApproval.decide({ id, lockVersion, action, comment: action === 'reject' ? 'Too wide' : '' })

  test('waits for who answers for the requirement, and the answer is for who asked', async () => {
    const asked = await decide(jonas(), await made(sessionUserId), 'request')
    const link = `/objects/requirements/${asked.id}`
    expect(await told('approval')).toMatchObject([{ title: 'Waits for your approval', link, read: false }])
    const rejected = await decide(me(), asked, 'reject')
    expect(await told('approval')).toHaveLength(1)
    expect(await told('approval', jonas())).toMatchObject([
      { title: 'Rejected', description: `Marta Kowalczyk: ${requirement.nameOf(asked)} – Too wide`, link },
    ])
    await decide(me(), await decide(jonas(), rejected, 'request'), 'approve')
    expect((await told('approval', jonas())).map(({ title }) => title)).toEqual(['Approved', 'Rejected'])
    expect(await told('approval')).toHaveLength(2)
  })

  test('waits for who answers for its process, where it has one', async () => {
    const process = (await processTable.all(callerOf(store))).find(({ ownerId }) => ownerId !== null)
    if (!process) throw new Error('No process has an owner.')
    const { lockVersion } = process
    await processTable.update({ id: process.id, lockVersion, fields: { ownerId: sessionUserId } }, callerOf(store))
    const { id, lockVersion: version } = await made('USR-00003')
    const placed = await jonas().requirements.update({ id, lockVersion: version, fields: { processId: process.id } })
    await decide(jonas(), placed, 'request')
    expect(await told('approval')).toMatchObject([{ title: 'Waits for your approval' }])
    expect(await told('approval', clientOf({ id: 'USR-00003' }))).toEqual([])
  })

  test('of the model of a process waits for who answers for that', async () => {
    const context = callerOf(store)
    const { id, lockVersion } = await processTable.get('PRC-00082', context)
    await processTable.update({ id, lockVersion, fields: { ownerId: sessionUserId } }, context)
    const [newest] = await jonas().revisions.list({ processId: id })
    const draft = await jonas().revisions.restore({ id: newest?.id ?? '' })
    await jonas().revisions.turn({ id: draft.id, lockVersion: draft.lockVersion, to: 'review' })
    expect(await told('approval')).toMatchObject([{ title: 'Waits for your review', link: `/bp/view?process=${id}` }])
  })
})
