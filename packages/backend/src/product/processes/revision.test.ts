import { differenceOf, readModel } from '@embpm/bpmn'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { Client } from '@embpm/contract'
import { sampleOrganisations } from '../../msw.js'
import { type Host, startHost } from '../../testing/startHost.js'

const organisation = sampleOrganisations.find(({ title }) => title === 'SYSTEM')?.organisationId ?? ''
let host: Host
let client: Client
beforeAll(async () => {
  host = await startHost()
  client = host.clientOf(organisation)
})
beforeEach(() => host.renew())
afterAll(() => host.close())

const used =
  '<bpmn:extensionElements><emb:step><emb:link kind="transactions" ref="TX-00001" name="VA01" /></emb:step></bpmn:extensionElements>'
const model = (name: string, content = '') => `<?xml version="1.0"?>
<bpmn:definitions xmlns:bpmn="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:emb="urn:embpm:bpmn:1" id="D" targetNamespace="t">
  <bpmn:process id="P"><bpmn:task id="T" name="${name}">${content}</bpmn:task></bpmn:process>
</bpmn:definitions>`

/** A process that nobody has drawn. */
async function undrawn(): Promise<string> {
  const { id } = await client.processes.create({ fields: { code: 'NEW-1', name: 'Not drawn yet' } })
  return id
}

const save = async (processId: string, name: string, basedOn: string | null, label = '') =>
  client.revisions.save({ processId, basedOn, bpmnXml: model(name), label })

describe('samples', () => {
  test('processes of the third level are drawn: each model can be read, and one of each is published at most', async () => {
    const { rows: drawn } = await client.processes.list({ filter: { level: ['3'] }, size: 40, page: 1 })
    let published = 0
    for (const { id } of drawn) {
      const rows = await client.revisions.list({ processId: id })
      expect(rows.length).toBeGreaterThan(0)
      const live = rows.filter(({ state }) => state === 'published')
      expect(live.length).toBeLessThan(2)
      published += live.length
      for (const row of rows) {
        const { bpmnXml } = await client.revisions.get({ id: row.id })
        const { elements, warnings, isDrawn } = await readModel(bpmnXml)
        expect(warnings).toEqual([])
        expect(isDrawn).toBe(true)
        expect(elements.size).toBeGreaterThan(8)
      }
    }
    expect(published).toBeGreaterThan(10)
  })

  test('a variant is published beside its main process, and differs in three steps', async () => {
    const { rows: found } = await client.processes.list({ search: 'S2S-10-20', size: 200 })
    const main = found.find(({ code }) => code === 'S2S-10-20')
    const variants = await client.processes.list({ filter: { variantOfId: [main?.id ?? ''] }, sort: 'code' })
    expect(variants.rows.map(({ code }) => code)).toEqual(['S2S-10-20-01-A', 'S2S-10-20-03-A'])
    const publishedOf = async (processId: string) => {
      const live = (await client.revisions.list({ processId })).find(({ state }) => state === 'published')
      return live && readModel((await client.revisions.get({ id: live.id })).bpmnXml)
    }
    const [before, undrawnOne, after] = await Promise.all(
      [main, ...variants.rows].map((one) => publishedOf(one?.id ?? '')),
    )
    expect(undrawnOne).toBeUndefined()
    const changes = before && after ? differenceOf(before, after) : []
    expect(changes.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
      'changed Step_2',
      'changed Step_3',
      'changed Step_6',
    ])
  })
})

test('the processes that have a model are listed by their codes, each with its newest revision', async () => {
  const before = await client.revisions.modelled()
  expect(before.map(({ code }) => code)).toEqual(before.map(({ code }) => code).toSorted((a, b) => a.localeCompare(b)))
  const sample = before.find(({ id }) => id === 'PRC-00082')
  const [first] = await client.revisions.list({ processId: 'PRC-00082' })
  expect(sample).toMatchObject({ number: first?.number, state: first?.state })

  const processId = await undrawn()
  expect(await client.revisions.modelled()).toHaveLength(before.length)
  await save(processId, 'A', null)
  const now = await client.revisions.modelled()
  expect(now).toHaveLength(before.length + 1)
  expect(now).toContainEqual({ id: processId, code: 'NEW-1', name: 'Not drawn yet', number: 1, state: 'draft' })
  await client.processes.remove({ id: processId })
  expect(await client.revisions.modelled()).toHaveLength(before.length)
})

describe('saving', () => {
  test('each save is a revision over the last one; what says the same is none', async () => {
    const processId = await undrawn()
    expect(await client.revisions.list({ processId })).toEqual([])
    const first = await save(processId, 'A', null)
    const second = await save(processId, 'B', first.id)
    const same = await save(processId, 'B', second.id)
    expect(same).toEqual(second)
    const rows = await client.revisions.list({ processId })
    expect(rows.map(({ id, number, state, basedOn }) => ({ id, number, state, basedOn }))).toEqual([
      { id: second.id, number: 1, state: 'draft', basedOn: first.id },
      { id: first.id, number: 1, state: 'draft', basedOn: null },
    ])
    expect((await client.revisions.get({ id: first.id })).bpmnXml).toBe(model('A'))
  })

  test('over a revision that is no longer the newest it is a conflict with that, and nothing is lost', async () => {
    const processId = await undrawn()
    const first = await save(processId, 'A', null)
    const theirs = await save(processId, 'theirs', first.id)
    await expect(save(processId, 'mine', first.id)).rejects.toMatchObject({
      code: 'CONFLICT',
      data: { current: theirs },
    })
    const mine = await save(processId, 'mine', theirs.id)
    expect((await client.revisions.list({ processId })).map(({ id }) => id)).toEqual([mine.id, theirs.id, first.id])
  })

  test('what is no model is refused with the reason and the line', async () => {
    const processId = await undrawn()
    const sent = client.revisions.save({ processId, basedOn: null, bpmnXml: '<a>\n<b></a>' })
    await expect(sent).rejects.toMatchObject({ code: 'UNREADABLE', status: 422, data: { reason: 'not-xml' } })
    await expect(client.revisions.save({ processId, basedOn: null, bpmnXml: '<html />' })).rejects.toMatchObject({
      data: { reason: 'not-bpmn' },
    })
    expect(await client.revisions.list({ processId })).toEqual([])
  })

  test('a process that there is not has no revisions', async () => {
    await expect(client.revisions.list({ processId: 'none' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(save('none', 'A', null)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('states', () => {
  test('publishing archives what was published; the next draft counts on', async () => {
    const processId = await undrawn()
    const first = await save(processId, 'A', null)
    await client.revisions.turn({ ...first, to: 'published', label: 'Go-live' })
    const second = await save(processId, 'B', first.id)
    expect(second.number).toBe(2)
    await client.revisions.turn({ ...second, to: 'published' })
    const rows = await client.revisions.list({ processId })
    expect(rows.map(({ number, state, label }) => [number, state, label])).toEqual([
      [2, 'published', ''],
      [1, 'archived', 'Go-live'],
    ])
  })

  test('one is in review: another one that goes there makes a draft of it, as publishing does', async () => {
    const processId = await undrawn()
    const first = await save(processId, 'A', null)
    const reviewed = await client.revisions.turn({ ...first, to: 'review' })
    expect(reviewed.state).toBe('review')
    expect(reviewed.stateBy).not.toBeNull()
    const second = await save(processId, 'B', first.id)
    await client.revisions.turn({ ...second, to: 'review' })
    expect((await client.revisions.list({ processId })).map(({ state }) => state)).toEqual(['review', 'draft'])
  })

  test('nothing that was published is a draft again, and nobody acts on what changed meanwhile', async () => {
    const processId = await undrawn()
    const first = await save(processId, 'A', null)
    const published = await client.revisions.turn({ ...first, to: 'published' })
    await expect(client.revisions.turn({ ...published, to: 'draft' })).rejects.toMatchObject({
      code: 'NOT_ALLOWED',
      data: { from: 'published', to: 'draft' },
    })
    await expect(client.revisions.describe({ ...first, label: 'late' })).rejects.toMatchObject({
      code: 'CONFLICT',
      data: { current: published },
    })
  })
})

test('restoring makes a new draft of an old model, and loses none', async () => {
  const processId = await undrawn()
  const first = await save(processId, 'A', null)
  const second = await save(processId, 'B', first.id)
  const restored = await client.revisions.restore({ id: first.id })
  expect(restored).toMatchObject({ state: 'draft', basedOn: second.id, restoredFrom: first.id })
  expect((await client.revisions.get({ id: restored.id })).bpmnXml).toBe(model('A'))
  expect((await client.revisions.list({ processId })).map(({ id }) => id)).toEqual([restored.id, second.id, first.id])
})

test('a name says what a revision is; at the same version', async () => {
  const processId = await undrawn()
  const first = await save(processId, 'A', null)
  const named = await client.revisions.describe({ ...first, label: 'Before workshop 3', comment: 'As drawn' })
  expect(named).toMatchObject({ label: 'Before workshop 3', comment: 'As drawn', lockVersion: 2 })
})

describe('where-used', () => {
  const usesOf = async (id: string) =>
    (await client.transactions.uses({ id })).find(({ kind }) => kind === 'processes')?.entities ?? []

  test('a transaction names the steps of processes that use it, of what is published or else the newest', async () => {
    const processId = await undrawn()
    const label = 'NEW-1 Not drawn yet: Enter order'
    const bpmnXml = model('Enter order', used)
    const first = await client.revisions.save({ processId, basedOn: null, bpmnXml })
    const namesIt = async () => (await usesOf('TX-00001')).some((use) => use.label === label && use.id === processId)
    expect(await namesIt()).toBe(true)
    await client.revisions.turn({ ...first, to: 'published' })
    const second = await save(processId, 'Enter order elsewhere', first.id)
    expect(await namesIt()).toBe(true)
    await client.revisions.turn({ ...second, to: 'published' })
    expect(await namesIt()).toBe(false)
  })

  test('the samples are among them', async () => {
    const { rows } = await client.transactions.list({ filter: { tcode: ['VKM1'] }, size: 1, page: 1 })
    const uses = await usesOf(rows[0]?.id ?? '')
    expect(uses.map(({ label }) => label)).toContainEqual(expect.stringMatching(/^O2C.*: Check automatically$/))
  })
})
