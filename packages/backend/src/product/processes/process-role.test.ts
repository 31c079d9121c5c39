import { readModel } from '@embpm/bpmn'
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

const model = (roles: string) => `<?xml version="1.0"?>
<bpmn:definitions xmlns:bpmn="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:emb="urn:embpm:bpmn:1" id="D" targetNamespace="t">
  <bpmn:process id="P"><bpmn:task id="T" name="Check limit"><bpmn:extensionElements><emb:step>${roles}</emb:step></bpmn:extensionElements></bpmn:task></bpmn:process>
</bpmn:definitions>`

describe('the roles of steps', () => {
  test('exist, are one accountable in nearly every step of the samples, and wrong in a few', async () => {
    const { rows: roles } = await client.processRoles.list({ size: 100 })
    const known = new Set(roles.map(({ id }) => id))
    expect(known.size).toBeGreaterThan(30)
    const { rows: drawn } = await client.processes.list({ filter: { level: ['3'] }, size: 40, page: 1 })
    const accountable: number[] = []
    for (const { id } of drawn) {
      const revisions = await client.revisions.list({ processId: id })
      const shown = revisions.find(({ state }) => state === 'published') ?? revisions[0]
      const { elements } = await readModel((await client.revisions.get({ id: shown?.id ?? '' })).bpmnXml)
      for (const step of [...elements.values()].filter(({ type }) => type.endsWith('Task'))) {
        for (const { ref } of step.roles) expect(known).toContain(ref)
        accountable.push(step.roles.filter(({ letter }) => letter === 'A').length)
      }
    }
    const right = accountable.filter((count) => count === 1).length
    expect(right).toBeGreaterThan(accountable.length * 0.8)
    expect(new Set(accountable)).toEqual(new Set([0, 1, 2]))
  })

  test('are where a role is used, each step once, as soon as a drawing names it', async () => {
    const { id: role } = await client.processRoles.create({ fields: { code: 'STORY', name: 'Story teller' } })
    const { id: processId } = await client.processes.create({ fields: { code: 'NEW-1', name: 'Not drawn yet' } })
    expect(await client.processRoles.uses({ id: role })).toEqual([])
    const named = ['R', 'A'].map((letter) => `<emb:role letter="${letter}" ref="${role}" name="Story teller" />`)
    const { id: basedOn } = await client.revisions.save({ processId, basedOn: null, bpmnXml: model(named.join('')) })
    const [uses] = await client.processRoles.uses({ id: role })
    expect(uses).toMatchObject({ kind: 'processes', total: 1, entities: [{ id: processId }] })
    expect(uses?.entities[0]?.label).toMatch(/: Check limit$/)
    await client.revisions.save({ processId, basedOn, bpmnXml: model('') })
    expect(await client.processRoles.uses({ id: role })).toEqual([])
  })
})

test('the people whom a stored process named stay when it is saved again, and a write cannot set them', async () => {
  const before = await client.processes.get({ id: 'PRC-00012' })
  expect(before.raci.length).toBeGreaterThan(0)
  const fields = { name: 'Sales orders, again', raci: [] }
  const after = await client.processes.update({ id: before.id, lockVersion: before.lockVersion, fields })
  expect(after).toMatchObject({ name: 'Sales orders, again', raci: before.raci })
})
