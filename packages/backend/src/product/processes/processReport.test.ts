import { type Client, entityNames } from '@embpm/contract'
import { coverageKinds } from '@embpm/contract/process-report'
import * as fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { sampleOrganisations } from '../../msw.js'
import { type Host, startHost } from '../../testing/startHost.js'
import { countsOf, factsIn } from './processReportFacts.js'

interface Step {
  letters: readonly string[]
  kinds: readonly string[]
  documentation: string
}

const stepXml = ({ letters, kinds, documentation }: Step, index: number) => {
  const roles = letters.map((letter, at) => `<emb:role letter="${letter}" ref="ROL-${at}" name="Role" />`)
  const links = kinds.map((kind) => `<emb:link kind="${kind}" ref="X-${kind}" name="Object" />`)
  return `<bpmn:task id="T${index}" name="Step ${index}"><bpmn:documentation>${documentation}</bpmn:documentation>
    <bpmn:extensionElements><emb:step>${roles.join('')}${links.join('')}</emb:step></bpmn:extensionElements></bpmn:task>`
}

const modelXml = (steps: readonly Step[], more = '') => `<?xml version="1.0"?>
<bpmn:definitions xmlns:bpmn="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:emb="urn:embpm:bpmn:1" id="D" targetNamespace="t">
  <bpmn:process id="P">${steps.map(stepXml).join('')}${more}</bpmn:process>
</bpmn:definitions>`

const step = fc.record({
  letters: fc.array(fc.constantFrom('R', 'A', 'C', 'I'), { maxLength: 4 }),
  kinds: fc.subarray(['transactions', 'dictionaryTables', 'ricefws', 'services', 'processes']),
  documentation: fc.constantFrom('', ' ', 'What is done.'),
})

describe('what is counted in a model', () => {
  const all = () => true

  test('is each step once, by whether one, none or several roles answer for it, and by what it links to', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 6 }), async (steps) => {
        const counts = countsOf(await factsIn(modelXml(steps)), all)
        const answering = steps.map(({ letters }) => letters.filter((letter) => letter === 'A').length)
        expect(counts.steps).toBe(steps.length)
        expect(counts.covered.roles + counts.withoutAccountable + counts.severalAccountable).toBe(steps.length)
        expect(counts.withoutAccountable).toBe(answering.filter((count) => count === 0).length)
        expect(counts.severalAccountable).toBe(answering.filter((count) => count > 1).length)
        expect(counts.linked).toBe(steps.filter(({ kinds }) => kinds.length > 0).length)
        expect(counts.covered.documentation).toBe(steps.filter(({ documentation }) => documentation.trim()).length)
        for (const kind of ['transactions', 'services'] as const)
          expect(counts.covered[kind]).toBe(steps.filter(({ kinds }) => kinds.includes(kind)).length)
      }),
      { numRuns: 60 },
    )
  })

  test('leaves out what nobody does, but for what names roles, and of a process without a model everything', async () => {
    const event = '<bpmn:startEvent id="E" name="Begin" /><bpmn:exclusiveGateway id="G" />'
    expect(countsOf(await factsIn(modelXml([], event)), all).steps).toBe(0)
    const { covered, ...counts } = countsOf(null, all)
    expect(new Set([...Object.values(covered), ...Object.values(counts)])).toEqual(new Set([0]))
    expect(Object.keys(covered)).toEqual([...coverageKinds])
  })

  test('says of a link to what was deleted that it is a problem, once for each step', async () => {
    const facts = await factsIn(modelXml([{ letters: ['A'], kinds: ['transactions', 'services'], documentation: '' }]))
    expect(countsOf(facts, () => false).problems).toBe(countsOf(facts, all).problems + 1)
  })
})

describe('the report', () => {
  const organisation = sampleOrganisations.find(({ title }) => title === 'SYSTEM')?.organisationId ?? ''
  let host: Host
  let client: Client
  beforeAll(async () => {
    host = await startHost()
    client = host.clientOf(organisation)
  })
  beforeEach(() => host.renew())
  afterAll(() => host.close())

  const rowOf = async (id: string) => (await client.processReport.list()).find((row) => row.id === id)
  const answered = (letters: readonly string[]) => modelXml([{ letters, kinds: [], documentation: '' }])

  test('has a row for each process of the third level, with its area, and finds something to do in the samples', async () => {
    const rows = await client.processReport.list()
    const { total } = await client.processes.list({ filter: { level: ['3'] }, size: 1 })
    expect(rows.filter(({ level }) => level === 3)).toHaveLength(total)
    expect(rows.map(({ code }) => code.split('-')[0])).toEqual(rows.map(({ area }) => area.code))
    const published = rows.filter(({ model }) => model?.state === 'published')
    expect(published.length).toBeGreaterThan(rows.length / 2)
    expect(published.length).toBeLessThan(rows.length)
    expect(rows.some(({ severalAccountable }) => severalAccountable > 0)).toBe(true)
    expect(rows.some(({ withoutAccountable }) => withoutAccountable > 0)).toBe(true)
    expect(rows.some(({ problems }) => problems > 0) && rows.some(({ problems }) => problems === 0)).toBe(true)
  })

  test('shows a process of another level as soon as it is drawn, and what is published before what is newer', async () => {
    const { id } = await client.processes.create({ fields: { code: 'NEW-1', name: 'Drawn later' } })
    expect(await rowOf(id)).toBeUndefined()
    const first = await client.revisions.save({ processId: id, basedOn: null, bpmnXml: answered(['R', 'A']) })
    expect(await rowOf(id)).toMatchObject({ level: 1, area: { id }, model: { state: 'draft', number: 1 }, steps: 1 })
    await client.revisions.turn({ id: first.id, lockVersion: first.lockVersion, to: 'published' })
    await client.revisions.save({ processId: id, basedOn: first.id, bpmnXml: answered(['R']) })
    const row = await rowOf(id)
    expect(row).toMatchObject({ model: { revisionId: first.id, state: 'published' }, withoutAccountable: 0 })
    expect(await client.processReport.get({ id })).toEqual([
      { id: 'T0', name: 'Step 0', accountable: 1, covered: ['roles'] },
    ])
  })

  test('keeps a process that nobody has drawn, and knows none that does not exist', async () => {
    const group = (await client.processes.list({ filter: { level: ['2'] }, size: 1 })).rows[0]
    const { id } = await client.processes.create({
      fields: { code: 'NEW-2', name: 'Only planned', parentId: group?.id ?? '' },
    })
    expect(await rowOf(id)).toMatchObject({ level: 3, model: null, steps: 0, problems: 0 })
    expect(await client.processReport.get({ id })).toEqual([])
    await expect(client.processReport.get({ id: 'none' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('finds the steps that use an object, and what a role has to do with them', async () => {
    const { id: role } = await client.processRoles.create({ fields: { code: 'STORY', name: 'Story teller' } })
    const { id, code } = await client.processes.create({ fields: { code: 'NEW-3', name: 'Told' } })
    const steps = [
      { letters: ['A', 'R'], kinds: ['services'], documentation: '' },
      { letters: [], kinds: ['services'], documentation: '' },
    ]
    const bpmnXml = modelXml(steps).replace(/ROL-\d/g, role)
    await client.revisions.save({ processId: id, basedOn: null, bpmnXml })
    expect(await client.processReport.uses({ kind: 'processRoles', id: role })).toMatchObject([
      { process: { id, code }, stepId: 'T0', step: 'Step 0', letters: ['R', 'A'], model: { state: 'draft' } },
    ])
    const linked = await client.processReport.uses({ kind: 'services', id: 'X-services' })
    expect(linked.map(({ stepId, letters }) => [stepId, letters])).toEqual([
      ['T0', []],
      ['T1', []],
    ])
    for (const kind of entityNames) expect(await client.processReport.uses({ kind, id: 'none' })).toEqual([])
  })

  test('counts a link to an object until it is deleted, and then as a problem', async () => {
    const { id: ref } = await client.transactions.create({ fields: { tcode: 'ZSTORY', name: 'Story' } })
    const { id } = await client.processes.create({ fields: { code: 'NEW-4', name: 'Linked' } })
    const bpmnXml = modelXml([{ letters: ['A'], kinds: ['transactions'], documentation: '' }])
    await client.revisions.save({ processId: id, basedOn: null, bpmnXml: bpmnXml.replace('X-transactions', ref) })
    const before = await rowOf(id)
    expect(before).toMatchObject({ linked: 1, covered: { transactions: 1, services: 0 } })
    await client.transactions.remove({ id: ref })
    expect((await rowOf(id))?.problems).toBe((before?.problems ?? 0) + 1)
  })
})
