import { addDays } from '@embpm/calendar'
import type { Client } from '@embpm/contract'
import { proposeLights, worstOf } from '@embpm/contract/project-status'
import { projectLights } from '@embpm/contract/status-report'
import * as fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { sampleOrganisations } from '../../msw.js'
import { type Host, startHost } from '../../testing/startHost.js'
import { figuresOf, type StandingTask } from './standingOf.js'

const asOf = '2026-11-20'
const days = fc.option(fc.integer({ min: -60, max: 60 }).map((far) => addDays(asOf, far)))

const tasks: fc.Arbitrary<StandingTask[]> = fc.array(
  fc.record({
    id: fc.uuid(),
    taskNo: fc.constant('OT-1'),
    title: fc.constantFrom('Build', 'Test'),
    orderId: fc.constant('OO-1'),
    order: fc.constant(null),
    parentId: fc.option(fc.constant('up')),
    status: fc.constantFrom('open', 'in progress', 'blocked', 'done'),
    summary: fc.boolean(),
    duration: fc.nat({ max: 20 }),
    progress: fc.nat({ max: 100 }),
    plannedStart: days,
    plannedEnd: days,
    baselineStart: days,
    baselineEnd: days,
    actualEnd: fc.option(fc.constant('2026-11-02'), { freq: 4 }),
    delay: fc.integer({ min: -20, max: 20 }),
  }),
  { maxLength: 30 },
)
const risks = fc.array(
  fc.record({
    state: fc.constantFrom('open', 'in treatment', 'occurred', 'closed'),
    score: fc.integer({ min: 1, max: 25 }),
  }),
  { maxLength: 12 },
)

test('the figures are what plain counting comes to', () => {
  fc.assert(
    fc.property(tasks, risks, (some, dangers) => {
      const plain = { tasks: 0, done: 0, late: 0, blocked: 0, dueSoon: 0, delay: 0 }
      let [weight, sum] = [0, 0]
      for (const one of some) {
        if (one.summary) continue
        plain.tasks += 1
        weight += one.duration
        sum += one.duration * one.progress
        if (one.status === 'done' || one.actualEnd) {
          plain.done += 1
          continue
        }
        if (one.status === 'blocked') plain.blocked += 1
        if (one.baselineEnd !== null && one.delay > plain.delay) plain.delay = one.delay
        if (one.plannedEnd === null) continue
        const left = (Date.parse(one.plannedEnd) - Date.parse(asOf)) / 86_400_000
        if (left < 0) plain.late += 1
        else if (left < 15) plain.dueSoon += 1
      }
      const live = dangers.filter(({ state }) => state !== 'closed')
      const within = (from: number, to: number) => live.filter(({ score }) => score >= from && score <= to).length
      expect(figuresOf(some, dangers, asOf)).toEqual({
        ...plain,
        progress: weight === 0 ? 0 : Math.round(sum / weight),
        risks: { low: within(1, 7), medium: within(8, 14), high: within(15, 25) },
        highestScore: Math.max(0, ...live.map(({ score }) => score)),
      })
    }),
  )
})

test('more that is late, blocked, behind or at risk never makes a light better', () => {
  const place = (light: (typeof projectLights)[number] | null) => (light === null ? 0 : projectLights.indexOf(light))
  fc.assert(
    fc.property(tasks, risks, fc.nat({ max: 9 }), fc.nat({ max: 20 }), (some, dangers, more, behind) => {
      const before = figuresOf(some, dangers, asOf)
      const after = {
        ...before,
        late: before.late + more,
        blocked: before.blocked + more,
        delay: before.delay + behind,
        risks: { ...before.risks, high: before.risks.high + more },
      }
      const [one, other] = [proposeLights(before), proposeLights(after)]
      expect(place(other.schedule)).toBeGreaterThanOrEqual(place(one.schedule))
      expect(place(other.risk)).toBeGreaterThanOrEqual(place(one.risk))
      expect(one.overall).toBe(worstOf([one.schedule, one.risk]))
    }),
  )
})

describe('reports', () => {
  let host: Host
  let client: Client
  beforeAll(async () => {
    host = await startHost()
    client = host.clientOf(sampleOrganisations[0]?.organisationId ?? '')
  })
  beforeEach(() => host.renew())
  afterAll(() => host.close())

  const draft = (fields: object = {}) =>
    client.statusReports.create({
      fields: { projectId: 'PRJ-00010', asOf, summary: 'As planned.', ...fields },
    })

  test('the score of a risk is the product, whoever writes it', async () => {
    const risk = await client.projectRisks.create({
      fields: { title: 'New', projectId: 'PRJ-00001', probability: 4, impact: 5 },
    })
    expect(risk).toMatchObject({ score: 20, state: 'open' })
    const { id, lockVersion } = risk
    expect(await client.projectRisks.update({ id, lockVersion, fields: { impact: 2 } })).toMatchObject({ score: 8 })
  })

  test('an issued one says who and when, holds its figures, and is changed and deleted by nobody', async () => {
    const { id, lockVersion } = await draft({ schedule: 'red', reason: 'Said by hand.' })
    const issued = await client.projectStatus.issue({ id, lockVersion })
    expect(issued).toMatchObject({ state: 'issued', asOf })
    expect(issued.issuedBy).not.toBe('')
    expect(issued.issuedAt).not.toBeNull()
    const { one } = client.projectStatus
    expect(issued.figures).toEqual((await one({ id: 'PRJ-00010', asOf })).figures)
    const refused = { code: 'LOCKED', data: { reason: 'issued' } }
    const at = { id, lockVersion: issued.lockVersion }
    await expect(client.statusReports.update({ ...at, fields: { summary: 'Other' } })).rejects.toMatchObject(refused)
    await expect(client.statusReports.remove({ id })).rejects.toMatchObject(refused)
    await expect(client.projectStatus.issue(at)).rejects.toMatchObject(refused)
    expect(await client.statusReports.get({ id })).toEqual(issued)
  })

  test('a light that differs from the proposed one needs a reason, and a report needs a summary', async () => {
    const report = await draft({ projectId: 'PRJ-00001', overall: 'green', risk: 'green' })
    const { id, lockVersion } = report
    await expect(client.projectStatus.issue({ id, lockVersion })).rejects.toMatchObject({
      code: 'LOCKED',
      data: { reason: 'reason' },
    })
    const next = await client.statusReports.update({ id, lockVersion, fields: { summary: '', reason: 'Known.' } })
    await expect(client.projectStatus.issue({ id, lockVersion })).rejects.toMatchObject({ code: 'CONFLICT' })
    await expect(client.projectStatus.issue({ id, lockVersion: next.lockVersion })).rejects.toMatchObject({
      data: { reason: 'summary' },
    })
  })

  test('there is one draft of a project, and a correction takes the place of what it corrects', async () => {
    const first = await draft()
    await expect(draft()).rejects.toMatchObject({ code: 'LOCKED', data: { reason: 'draft' } })
    await client.projectStatus.issue(first)
    const second = await draft({ replacesId: first.id, summary: 'Corrected.' })
    await client.projectStatus.issue(second)
    const { projects } = await client.projectStatus.read({ asOf })
    const standing = projects.find(({ id }) => id === 'PRJ-00010')
    expect(standing).toMatchObject({ report: { summary: 'Corrected.' }, lightBefore: null })
    await expect(draft({ replacesId: 'SR-00001' })).rejects.toMatchObject({ data: { reason: 'replaces' } })
  })

  test('a project has the phases, milestones and tasks that its orders have', async () => {
    const { projects } = await client.projectStatus.read({ asOf })
    const [first] = projects
    if (!first) throw new Error('There is no project.')
    const one = await client.projectStatus.one({ id: first.id, asOf })
    const { rows } = await client.operationTasks.list({ filter: { projectId: [first.id] }, size: 1000 })
    const orders = await client.operationOrders.resolve({ ids: [...new Set(rows.map(({ orderId }) => orderId))] })
    const live = new Set(orders.flatMap((order) => (order.template || order.status === 'cancelled' ? [] : [order.id])))
    const tasks = rows.filter(({ orderId }) => live.has(orderId))
    expect(tasks.length).toBeGreaterThan(0)
    expect(one.figures.tasks).toBe(tasks.filter(({ summary }) => !summary).length)
    expect(one.phaseCount).toBe(tasks.filter(({ summary, parentId }) => summary && parentId === null).length)
    expect(one.milestoneCount).toBe(tasks.filter(({ summary, duration }) => !summary && duration === 0).length)
    expect(one.spans.map(({ title }) => title)).toEqual(expect.arrayContaining(['Prepare', 'Build', 'Test', 'Cutover']))
  })

  test('what needs somebody comes first, and what is over last', async () => {
    const { projects } = await client.projectStatus.read({ asOf })
    expect(projects).toHaveLength(10)
    expect(projects[0]?.report?.overall).toBe('red')
    expect(projects.slice(-2).map(({ status }) => status)).toEqual(expect.arrayContaining(['completed', 'cancelled']))
    expect(JSON.stringify(projects).length).toBeLessThan(60_000)
  })
})
