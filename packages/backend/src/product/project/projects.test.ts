import type { Client } from '@embpm/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { sampleOrganisations } from '../../msw.js'
import { type Host, startHost } from '../../testing/startHost.js'

let host: Host
beforeAll(async () => {
  host = await startHost()
})
beforeEach(() => host.renew())
afterAll(() => host.close())

const clientOf = (title: string): Client =>
  host.clientOf(sampleOrganisations.find((one) => one.title === title)?.organisationId ?? '')

test('an organisation reads its projects, all and one by one, and none of another', async () => {
  const { rows: own } = await clientOf('SYSTEM').projects.list({})
  const { rows: others } = await clientOf('Helvora Pharma').projects.list({})
  expect(own.length).toBeGreaterThan(0)
  expect(own.filter(({ name }) => others.some((one) => one.name === name))).toEqual([])
  for (const project of own) expect(await clientOf('SYSTEM').projects.get({ id: project.id })).toEqual(project)
})

test('who belongs to no organisation reads none, and what is no project is not found', async () => {
  await expect(host.clientOf('').projects.list({})).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await expect(clientOf('SYSTEM').projects.get({ id: 'x' })).rejects.toMatchObject({
    code: 'NOT_FOUND',
    status: 404,
    data: { id: 'x' },
  })
})

test('orders are listed by their project, and answer its code and name', async () => {
  const client = clientOf('SYSTEM')
  const { rows, total } = await client.operationOrders.list({ filter: { projectId: ['PRJ-00002'] } })
  expect(total).toBeGreaterThan(100)
  expect(new Set(rows.map(({ project }) => project?.code))).toEqual(new Set(['P-1002']))
})
