import type { Profile } from '@embpm/contract'
import { commentsIn, maxCommentLength, type StepComment } from '@embpm/contract/comment-thread'
import { createRouterClient } from '@orpc/server'
import * as fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'

import { common } from '../../sample/common.js'
import { sampleProfile } from '../../sample/auth.data.js'
// Enters the tables that models of samples refer to.
import '../index.js'
import { createStore, type Store } from '../../store.js'
import { sessionUserId } from '../administration/sessionProfile.js'
import { userRecordTable } from '../administration/userRecordTable.js'
import { callerOf } from '../../testing/callerOf.js'
import { comments } from './comments.js'
import { withoutComment } from './commentStore.js'
import { processes } from './process.js'
import { revisions } from './revision.js'

const published = 'PRC-00082'
const says = (text: string) => [{ text }]

let store: Store
let ids = 0
beforeEach(async () => {
  store = createStore()
  // Roles are those of the persons below, and of no membership.
  const caller = callerOf(store)
  const { lockVersion, memberships } = await userRecordTable.get(sessionUserId, caller)
  const fields = { memberships: memberships.map(({ organisationId }) => ({ organisationId, roles: [] })) }
  await userRecordTable.update({ id: sessionUserId, lockVersion, fields }, caller)
})

/** Somebody who is signed in. */
function clientOf(user: Partial<Profile> = {}) {
  const context = { ...callerOf(store, { ...sampleProfile, ...user }), newId: () => `new-${(ids += 1)}` }
  return createRouterClient({ comments, processes, revisions, common }, { context })
}
const administrator = () => clientOf()
const ada = () => clientOf({ id: 'USR-00002', firstname: 'Jonas', lastname: 'Feld', roles: [] })
const ben = () => clientOf({ id: 'USR-00003', firstname: 'Inês', lastname: 'Carvalho', roles: ['CON'] })

const publishedRevision = async () => {
  const rows = await ada().revisions.list({ processId: published })
  return rows.find(({ state }) => state === 'published')?.id ?? ''
}
const start = async (text = 'First', client = ada()) =>
  client.comments.start({ revisionId: await publishedRevision(), stepId: 'Step_1', body: says(text) })
const first = ({ comments: [comment] }: { comments: StepComment[] }) => {
  if (!comment) throw new Error('There is no comment.')
  return comment
}
/** The first words of each comment; `null` for one that was taken back. */
const textsOf = (thread: { comments: StepComment[] } | null) =>
  thread?.comments.map(({ body: [part] }) => (part && 'text' in part ? part.text : null))
const model = `<?xml version="1.0"?>
<bpmn:definitions xmlns:bpmn="http://www.omg.org/spec/BPMN/20100524/MODEL" id="D" targetNamespace="t">
  <bpmn:process id="P"><bpmn:task id="T" name="Check" /></bpmn:process>
</bpmn:definitions>`

describe('threads', () => {
  test('the samples have open ones, a resolved one, and one on a step that is not drawn', async () => {
    const threads = await ada().comments.list({ kind: 'processes', id: published })
    expect(threads.map(({ state }) => state).toSorted()).toEqual(['open', 'open', 'open', 'resolved'])
    expect(threads.map(({ stepName }) => stepName)).toContain('Print delivery note')
    const ages = threads.map((thread) => first(thread).createdAt)
    expect(ages).toEqual(ages.toSorted().toReversed())
  })

  test('one begins on a step of a revision, which says its name; others reply, and the author is named', async () => {
    const thread = await start('Is this still needed?')
    expect(thread).toMatchObject({
      kind: 'processes',
      subjectId: published,
      stepId: 'Step_1',
      stepName: 'Enter request',
      state: 'open',
    })
    expect(first(thread)).toMatchObject({ author: 'Jonas Feld', authorId: 'USR-00002', editedAt: null })
    const replied = await ben().comments.reply({ id: thread.id, body: says('Yes') })
    expect(replied.comments.map(({ author }) => author)).toEqual(['Jonas Feld', 'Inês Carvalho'])
    const [listed] = await ada().comments.list({ kind: 'processes', id: published })
    expect(listed).toEqual(replied)
  })

  test('a step that the revision does not have, and what does not exist, is not commented on', async () => {
    const revisionId = await publishedRevision()
    const { comments: calls } = ada()
    const missing = (id: string) => ({ code: 'NOT_FOUND', data: { id } })
    await expect(calls.start({ revisionId, stepId: 'Step_99', body: says('x') })).rejects.toMatchObject(
      missing('Step_99'),
    )
    await expect(calls.start({ revisionId: 'none', stepId: 'T', body: says('x') })).rejects.toMatchObject(
      missing('none'),
    )
    await expect(calls.list({ kind: 'requirements', id: 'none' })).rejects.toMatchObject(missing('none'))
    await expect(calls.reply({ id: 'none', body: says('x') })).rejects.toMatchObject(missing('none'))
  })

  test('what is blank or too long is refused', async () => {
    const { id } = await start()
    for (const text of ['', ' \n ', 'x'.repeat(maxCommentLength + 1)])
      await expect(ada().comments.reply({ id, body: says(text) })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    const half = { text: 'x'.repeat(maxCommentLength / 2) }
    await expect(ada().comments.reply({ id, body: [half, half] })).resolves.toMatchObject({ id })
    await expect(ada().comments.reply({ id, body: [half, { mention: 'USR-00003' }, half] })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
  })

  test('markup stays the text that it is', async () => {
    const text = '<img src=x onerror=alert(1)> javascript:alert(1)'
    expect(textsOf(await start(text))).toEqual([text])
  })

  test('those of a deleted process are gone with it, and come back with it', async () => {
    const client = administrator()
    const { id: processId } = await client.processes.create({ fields: { code: 'NEW-1', name: 'New' } })
    const revision = await client.revisions.save({ processId, basedOn: null, bpmnXml: model })
    const thread = await client.comments.start({ revisionId: revision.id, stepId: 'T', body: says('x') })
    const { id, lockVersion, comments: written } = thread
    await client.processes.remove({ id: processId })
    const gone = { code: 'NOT_FOUND' }
    await expect(client.comments.list({ kind: 'processes', id: processId })).rejects.toMatchObject(gone)
    await expect(
      client.comments.start({ revisionId: revision.id, stepId: 'T', body: says('x') }),
    ).rejects.toMatchObject(gone)
    await expect(client.comments.reply({ id, body: says('x') })).rejects.toMatchObject(gone)
    await expect(client.comments.remove({ id, commentId: written[0]?.id ?? '' })).rejects.toMatchObject(gone)
    await expect(client.comments.turn({ id, lockVersion, to: 'resolved' })).rejects.toMatchObject(gone)
    await client.processes.restore({ id: processId })
    expect(await client.comments.list({ kind: 'processes', id: processId })).toEqual([thread])
  })
})

describe('own comments', () => {
  test('are changed by their author alone, at the version that was read', async () => {
    const { id, ...thread } = await start('Teh question')
    const { id: commentId, lockVersion } = first(thread)
    const change = { id, commentId, lockVersion, body: says('The question') }
    for (const other of [ben(), administrator()])
      await expect(other.comments.edit(change)).rejects.toMatchObject({ code: 'FORBIDDEN', status: 403 })
    const edited = await ada().comments.edit(change)
    expect(textsOf(edited)).toEqual(['The question'])
    expect(first(edited).editedAt).not.toBeNull()
    await expect(ada().comments.edit({ ...change, body: says('late') })).rejects.toMatchObject({
      code: 'CONFLICT',
      data: { current: { id, comments: [{ lockVersion: 2 }] } },
    })
  })

  test('a reply of somebody else is no conflict for who changes a comment', async () => {
    const thread = await start()
    const { id: commentId, lockVersion } = first(thread)
    await ben().comments.reply({ id: thread.id, body: says('Second') })
    const edited = await ada().comments.edit({ id: thread.id, commentId, lockVersion, body: says('Other') })
    expect(textsOf(edited)).toEqual(['Other', 'Second'])
  })

  test('are taken back by their author and by administrators; where others follow, their place is kept', async () => {
    const thread = await start()
    const { id } = thread
    const commentId = first(thread).id
    const { comments: both } = await ben().comments.reply({ id, body: says('Second') })
    await expect(ben().comments.remove({ id, commentId })).rejects.toMatchObject({
      code: 'FORBIDDEN',
      data: { missing: ['administrator'] },
    })
    const { thread: rest } = await ada().comments.remove({ id, commentId })
    expect(textsOf(rest)).toEqual([null, 'Second'])
    expect(commentsIn(rest ?? thread)).toBe(1)
    await expect(ada().comments.edit({ id, commentId, lockVersion: 2, body: says('x') })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    const last = both.at(-1)?.id ?? ''
    expect(await administrator().comments.remove({ id, commentId: last })).toEqual({ thread: null })
    expect((await ada().comments.list({ kind: 'processes', id: published })).map((one) => one.id)).not.toContain(id)
  })
})

describe('resolving', () => {
  test('says who did it; an answer opens the thread again', async () => {
    const thread = await start()
    const { id, lockVersion } = thread
    const resolved = await ben().comments.turn({ id, lockVersion, to: 'resolved' })
    expect(resolved).toMatchObject({ state: 'resolved', stateBy: 'Inês Carvalho' })
    const reopened = await ben().comments.turn({ id, lockVersion: resolved.lockVersion, to: 'open' })
    expect(reopened.state).toBe('open')
    await ben().comments.turn({ id, lockVersion: reopened.lockVersion, to: 'resolved' })
    expect(await ada().comments.reply({ id, body: says('No') })).toMatchObject({ state: 'open', stateBy: 'Jonas Feld' })
  })

  test('nobody resolves what was answered unseen', async () => {
    const { id, lockVersion } = await start()
    const current = await ben().comments.reply({ id, body: says('Wait') })
    await expect(ada().comments.turn({ id, lockVersion, to: 'resolved' })).rejects.toMatchObject({
      code: 'CONFLICT',
      data: { current },
    })
  })
})

describe('mentions', () => {
  const feed = async () =>
    (await administrator().common.notifications.list()).map(({ title, link }) => ({ title, link }))

  test('are people of the organisation, whose names the server knows', async () => {
    const { id } = await start()
    const body = [{ text: 'Ask ' }, { mention: 'USR-00003' }]
    const { comments: all } = await ada().comments.reply({ id, body })
    expect(all.at(-1)?.body).toEqual([{ text: 'Ask ' }, { mention: 'USR-00003', name: 'Inês Carvalho' }])
    await expect(ada().comments.reply({ id, body: [{ mention: 'USR-99999' }] })).rejects.toMatchObject({
      code: 'NOT_FOUND',
      data: { id: 'USR-99999' },
    })
  })

  test('tell who is mentioned, once, with a link to the thread; not who wrote it', async () => {
    const before = await feed()
    const thread = await start()
    const { id } = thread
    const body = [{ mention: sampleProfile.id }, { text: ' please' }]
    await administrator().comments.reply({ id, body })
    expect(await feed()).toEqual(before)
    const { comments: all } = await ada().comments.reply({ id, body })
    const link = `/bp/view?process=${published}&step=Step_1&thread=${id}`
    const told = [{ title: 'Jonas Feld mentioned you', link }, ...before]
    expect(await feed()).toEqual(told)
    const { id: commentId = '', lockVersion = 0 } = all.at(-1) ?? {}
    await ada().comments.edit({ id, commentId, lockVersion, body: [...body, { text: '!' }] })
    expect(await feed()).toEqual(told)
    const own = first(thread)
    await ada().comments.edit({ id, commentId: own.id, lockVersion: own.lockVersion, body })
    expect(await feed()).toEqual([{ title: 'Jonas Feld mentioned you', link }, ...told])
  })
})

test('whatever is taken back, a thread never ends with an empty place, and keeps the order of the rest', () => {
  const comment = (id: string): StepComment => ({
    id,
    authorId: 'a',
    author: 'A',
    createdAt: '2026-01-01T00:00:00.000Z',
    editedAt: null,
    deleted: false,
    body: [{ text: id }],
    lockVersion: 1,
  })
  const order = fc.integer({ min: 1, max: 8 }).chain((count) => {
    const all = Array.from({ length: count }, (_, index) => String(index))
    return fc.tuple(fc.constant(all), fc.shuffledSubarray(all))
  })
  fc.assert(
    fc.property(order, ([all, taken]) => {
      let rest = all.map(comment)
      for (const id of taken) rest = withoutComment(rest, id)
      const standing = rest.filter(({ deleted }) => !deleted)
      expect(standing.map(({ id }) => id)).toEqual(all.filter((id) => !taken.includes(id)))
      expect(rest.at(-1)?.deleted ?? false).toBe(false)
      expect(rest.every(({ deleted, body }) => deleted === (body.length === 0))).toBe(true)
    }),
  )
})
