import type { Profile } from '@embpm/contract'
import { uploadHeaders, uploadPartBytes, uploadPath } from '@embpm/contract/document-file'
import { createRouterClient } from '@orpc/server'
import { beforeEach, describe, expect, test, vi } from 'vitest'

import { sampleProfile } from '../../sample/auth.data.js'
import { common } from '../../sample/common.js'
// Enters the tables that documents belong to.
import '../index.js'
import { createStore, type Store } from '../../store.js'
import { callerOf } from '../../testing/callerOf.js'
import { organisationData } from '../administration/organisation.data.js'
import { sessionUserId } from '../administration/sessionProfile.js'
import { userRecordTable } from '../administration/userRecordTable.js'
import { processes } from '../processes/process.js'
import { answerUpload } from './answerUpload.js'
import { documents } from './document.js'
import { documentFiles } from './documentFiles.js'

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

const [first, second] = organisationData.map(({ organisationId }) => organisationId)

/** Somebody who is signed in, in the first organisation unless another is named. */
function clientOf(user: Partial<Profile> = {}, organisationId = first ?? '') {
  const caller = { ...callerOf(store, { ...sampleProfile, ...user }), organisationId, newId: () => `new-${(ids += 1)}` }
  return createRouterClient({ common, documentFiles, documents, processes }, { context: caller })
}
const consultant = () => clientOf({ roles: ['CON'] })

/** Sends a request to the address of files, where nothing but the ticket says who asks. */
function send(id: string, ticket: string, offset: number, body: BodyInit, headers: Record<string, string> = {}) {
  const sent = { [uploadHeaders.ticket]: ticket, [uploadHeaders.offset]: String(offset), ...headers }
  return answerUpload(new Request(`http://files${uploadPath}/${id}`, { method: 'PATCH', headers: sent, body }), store)
}
const text = 'Steps of packing, checked on site.'

async function uploaded(name: string, contents: Blob | string, documentId: string | null = null) {
  const client = consultant()
  const file = new Blob([contents])
  const { id, ticket } = await client.documentFiles.begin({ name, size: file.size })
  await send(id, ticket, 0, file)
  return client.documentFiles.finish({ id, documentId, subject: null })
}

describe('an upload', () => {
  test('becomes a document that is called as its file, and belongs to who sent it', async () => {
    const made = await uploaded('Packing_line.txt', text)
    expect(made).toMatchObject({
      title: 'Packing line',
      ownerId: sampleProfile.id,
      newestVersion: 1,
      file: { name: 'Packing_line.txt', mime: 'text/plain', size: text.length },
    })
    const content = await consultant().documentFiles.content({ id: made.id, number: 1 })
    expect(await content.text()).toBe(text)
  })

  test('goes on where it was broken: at 60 % of several parts, after an answer that nobody got', async () => {
    const client = consultant()
    const part = 'x'.repeat(1000)
    const { id, ticket } = await client.documentFiles.begin({ name: 'long.txt', size: 5000 })
    for (const offset of [0, 1000, 2000]) await send(id, ticket, offset, part)
    // Sent again, since its answer was lost: it is not taken twice, and the answer is the same.
    expect(await (await send(id, ticket, 2000, part)).json()).toEqual({ offset: 3000 })
    const elsewhere = await send(id, ticket, 1000, part)
    expect(elsewhere.status).toBe(409)
    expect(await elsewhere.json()).toMatchObject({ offset: 3000 })
    const resumed = await client.documentFiles.resume({ id })
    expect(resumed.offset).toBe(3000)
    await expect(client.documentFiles.finish({ id, documentId: null, subject: null })).rejects.toMatchObject({
      code: 'INCOMPLETE',
      data: { offset: 3000 },
    })
    for (const offset of [3000, 4000]) await send(id, resumed.ticket, offset, part)
    const made = await client.documentFiles.finish({ id, documentId: null, subject: null })
    expect(await (await client.documentFiles.content({ id: made.id, number: 1 })).text()).toBe(part.repeat(5))
    // Asked again, since the answer was lost.
    expect((await client.documentFiles.finish({ id, documentId: null, subject: null })).id).toBe(made.id)
  })

  test('is refused before a byte is sent: by size, by kind, empty', async () => {
    const begin = (name: string, size: number) => consultant().documentFiles.begin({ name, size })
    const reasonOf = (reason: string) => ({ code: 'REFUSED_FILE', data: { reason } })
    await expect(begin('a.pdf', 500 * 1024 * 1024 + 1)).rejects.toMatchObject(reasonOf('too large'))
    await expect(begin('a.exe', 10)).rejects.toMatchObject(reasonOf('kind'))
    await expect(begin('a.pdf', 0)).rejects.toMatchObject(reasonOf('empty'))
  })

  test('takes no part that is too large, nor more than was announced', async () => {
    const { id, ticket } = await consultant().documentFiles.begin({ name: 'a.txt', size: 4 })
    expect((await send(id, ticket, 0, 'more than four')).status).toBe(413)
    expect((await send(id, ticket, 0, new Uint8Array(uploadPartBytes + 1))).status).toBe(413)
    expect((await send(id, ticket, -1, 'x')).status).toBe(400)
  })

  test('is forgotten when it is cancelled', async () => {
    const client = consultant()
    const { id, ticket } = await client.documentFiles.begin({ name: 'a.txt', size: 4 })
    await send(id, ticket, 0, 'ab')
    await client.documentFiles.cancel({ id })
    expect((await send(id, ticket, 2, 'cd')).status).toBe(401)
    expect(await store.files.size(id)).toBe(0)
  })
})

describe('a ticket', () => {
  test('needs no token, and none is believed', async () => {
    const { id, ticket } = await consultant().documentFiles.begin({ name: 'a.txt', size: 2 })
    expect((await send(id, 'another', 0, 'ab', { authorization: 'Bearer any' })).status).toBe(401)
    expect((await send(id, ticket, 0, 'ab')).status).toBe(200)
  })

  test('holds for its own upload alone, and in its own organisation', async () => {
    const client = consultant()
    const one = await client.documentFiles.begin({ name: 'a.txt', size: 2 })
    const other = await client.documentFiles.begin({ name: 'b.txt', size: 2 })
    expect((await send(one.id, other.ticket, 0, 'ab')).status).toBe(401)
    expect((await send(one.id, one.ticket, 0, 'ab', { 'x-org-id': second ?? '' })).status).toBe(401)
    await expect(clientOf({ roles: ['CON'] }, second).documentFiles.resume({ id: one.id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    await expect(
      clientOf({ id: 'USR-00002', roles: ['CON'] }).documentFiles.resume({ id: one.id }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('is refused once it is too old, and a new one goes on with the same upload', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      const client = consultant()
      const { id, ticket, expiresAt } = await client.documentFiles.begin({ name: 'a.txt', size: 2 })
      vi.setSystemTime(Date.parse(expiresAt))
      expect((await send(id, ticket, 0, 'a')).status).toBe(401)
      const renewed = await client.documentFiles.resume({ id })
      expect((await send(id, ticket, 0, 'a')).status).toBe(401)
      expect((await send(id, renewed.ticket, 0, 'a')).status).toBe(200)
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('versions', () => {
  test('nothing is overwritten: an older one is read, and becomes the newest as a new one', async () => {
    const { id } = await uploaded('a.txt', 'one')
    await uploaded('b.txt', 'two', id)
    const restored = await consultant().documentFiles.restore({ id, number: 1 })
    expect(restored).toMatchObject({ newestVersion: 3, file: { name: 'a.txt' } })
    const versions = await consultant().documentFiles.versions({ id })
    expect(versions.map(({ number, restoredFrom }) => [number, restoredFrom])).toEqual([
      [3, 1],
      [2, null],
      [1, null],
    ])
    const texts = [1, 2, 3].map(async (number) => (await consultant().documentFiles.content({ id, number })).text())
    expect(await Promise.all(texts)).toEqual(['one', 'two', 'one'])
  })

  test('each sample has as many bytes as its list says', async () => {
    const { rows } = await consultant().documents.list({ size: 50, page: 1, sort: 'id' })
    expect(new Set(rows.map(({ file }) => file?.name.split('.').at(-1)))).toEqual(
      new Set(['pdf', 'docx', 'xlsx', 'txt', 'png']),
    )
    for (const { id, file } of rows) {
      const content = await consultant().documentFiles.content({ id, number: 1 })
      expect(content.size, file?.name).toBe(file?.size)
    }
  })
})

describe('what a document belongs to', () => {
  const subject = { kind: 'processes', id: 'PRC-00082', name: 'what nobody believes' } as const

  test('is named by the server, shows the document where it is used, and is unlinked when it is gone', async () => {
    const client = consultant()
    const { id } = await uploaded('a.txt', text)
    const linked = await client.documentFiles.link({ id, subject })
    expect(linked.subjects).toMatchObject([{ kind: 'processes', id: subject.id }])
    expect(linked.subjects[0]?.name).not.toBe(subject.name)
    const uses = await client.processes.uses({ id: subject.id })
    expect(uses.find(({ kind }) => kind === 'documents')?.entities).toContainEqual({ id, label: 'a' })
    expect((await client.documentFiles.ofSubject(subject)).map((one) => one.id)).toContain(id)
    const unlinked = await client.documentFiles.unlink({ id, subject })
    expect(unlinked.subjects).toEqual([])
  })

  test('has to be there', async () => {
    const { id } = await uploaded('a.txt', text)
    await expect(consultant().documentFiles.link({ id, subject: { ...subject, id: 'PRC-X' } })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })
})

describe('access', () => {
  test('ordinary users read, and upload, restore and link nothing', async () => {
    const { id } = await uploaded('a.txt', text)
    const ordinary = clientOf({ roles: [] })
    expect(await ordinary.documentFiles.versions({ id })).toHaveLength(1)
    expect(await (await ordinary.documentFiles.content({ id, number: 1 })).text()).toBe(text)
    const forbidden = { code: 'FORBIDDEN' }
    await expect(ordinary.documentFiles.begin({ name: 'a.txt', size: 1 })).rejects.toMatchObject(forbidden)
    await expect(ordinary.documentFiles.restore({ id, number: 1 })).rejects.toMatchObject(forbidden)
    await expect(
      ordinary.documentFiles.unlink({ id, subject: { kind: 'processes', id: 'PRC-00082', name: '' } }),
    ).rejects.toMatchObject(forbidden)
  })

  test('those without the permission for processes read nothing', async () => {
    const stranger = clientOf({ roles: [], permissions: [] })
    await expect(stranger.documents.list({ page: 1, size: 1 })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })
})

describe('reminders', () => {
  const mine = async () => (await consultant().common.notifications.list()).filter(({ id }) => id.startsWith('review-'))

  test('their owner is told once of each review that is due, also after the notification was removed', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T09:00:00Z') })
    try {
      const [one, ...others] = await mine()
      expect(others).toEqual([])
      expect(one).toMatchObject({
        description: 'SOP Packing line, Kassel: to be reviewed by 2026-11-30.',
        link: '/objects/documents/DOC-00004',
      })
      expect(await mine()).toHaveLength(1)
      await consultant().common.notifications.remove({ query: { id: one?.id ?? '' } })
      expect(await mine()).toEqual([])
      // Another day of the same review, now that documents were changed.
      const { lockVersion } = await consultant().documents.get({ id: 'DOC-00004' })
      await consultant().documents.update({ id: 'DOC-00004', lockVersion, fields: { reviewDue: '2026-12-01' } })
      expect((await mine()).map(({ id }) => id)).toEqual([expect.stringMatching(/DOC-00004-2026-12-01-USR-00001$/)])
    } finally {
      vi.useRealTimers()
    }
  })
})
