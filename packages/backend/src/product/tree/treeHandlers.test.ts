import type { Client } from '@embpm/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { sampleOrganisations } from '../../msw.js'
import { type Host, startHost } from '../../testing/startHost.js'

let host: Host
let client: Client
let tree: Client['processes']

beforeAll(async () => {
  host = await startHost()
  client = host.clientOf(sampleOrganisations[0]?.organisationId ?? '')
  tree = client.processes
})
beforeEach(() => host.renew())
afterAll(() => host.close())

const codes = (nodes: readonly { code: string }[]) => nodes.map(({ code }) => code)

describe('a tree of processes', () => {
  test('is read level by level, down to the sixth', async () => {
    const roots = await tree.children({})
    expect(codes(roots).slice(0, 3)).toEqual(['O2C', 'P2P', 'P2M'])
    let [node] = roots
    for (let level = 1; node; level += 1) {
      expect(node.level).toBe(level)
      const below: typeof roots = await tree.children({ parentId: node.id })
      expect(below).toHaveLength(node.childCount)
      if (level === 6) expect(below).toEqual([])
      ;[node] = below
    }
    expect(await tree.children({ parentId: 'nothing' })).toEqual([])
  })

  test('is searched with the nodes above each hit, in the order of the tree', async () => {
    const { paths, total } = await tree.find({ search: 'sales plan', size: 3 })
    expect(total).toBeGreaterThan(3)
    expect(paths.map((path) => path.at(-1)?.code)).toEqual(['O2C-20-10', 'O2C-20-10-01', 'O2C-20-10-02'])
    expect(paths[0]?.map(({ name }) => name)).toEqual(['Order to cash', 'Sales orders', 'Plan sales orders'])
    expect(await tree.find({ search: '  ' })).toEqual({ paths: [], total: 0 })
    const [path] = await tree.paths({ ids: ['nothing', paths[0]?.at(-1)?.id ?? ''] })
    expect(path).toEqual(paths[0])
  })

  test('takes a new one as the last of its siblings, with its level', async () => {
    const [area] = await tree.children({})
    const made = await tree.create({ fields: { code: 'O2C-99', name: 'New group', parentId: area?.id } })
    expect(made).toMatchObject({ level: 2, order: 6, status: 'PLANNED', owner: null, lockVersion: 1 })
    expect(codes(await tree.children({ parentId: area?.id })).at(-1)).toBe('O2C-99')
    await expect(tree.create({ fields: { code: 'O2C-99', name: 'Again' } })).rejects.toMatchObject({
      code: 'TAKEN',
      data: { column: 'code', id: made.id },
    })
    await expect(tree.create({ fields: { code: 'x', name: 'x', parentId: 'nothing' } })).rejects.toMatchObject({
      code: 'MISPLACED',
      data: { reason: 'unknown parent' },
    })
    const deepest = await tree.list({ filter: { level: ['6'] }, size: 1 })
    const parentId = deepest.rows[0]?.id
    await expect(tree.create({ fields: { code: 'x', name: 'x', parentId } })).rejects.toMatchObject({
      data: { reason: 'too deep' },
    })
  })

  test('moves a node with all below it, and the levels follow', async () => {
    const [first, second] = await tree.children({})
    const [group] = await tree.children({ parentId: first?.id })
    if (!first || !second || !group) throw new Error('The sample has no processes.')
    const moved = await tree.move({ id: group.id, lockVersion: group.lockVersion, parentId: second.id, order: 1 })
    expect(moved).toMatchObject({ parentId: second.id, order: 1, level: 2, lockVersion: group.lockVersion + 1 })
    expect((await tree.children({ parentId: second.id }))[1]?.id).toBe(group.id)
    expect((await tree.children({ parentId: first.id })).map(({ id }) => id)).not.toContain(group.id)

    const raised = await tree.move({ id: group.id, lockVersion: moved.lockVersion, parentId: null, order: 99 })
    expect(raised).toMatchObject({ level: 1, order: 10 })
    expect((await tree.children({ parentId: group.id }))[0]).toMatchObject({ level: 2 })
    await expect(
      tree.move({ id: group.id, lockVersion: moved.lockVersion, parentId: null, order: 0 }),
    ).rejects.toMatchObject({
      code: 'CONFLICT',
      data: { current: raised },
    })
  })

  test('refuses impossible places, and to delete what has children', async () => {
    const [first, second] = await tree.children({})
    const [group] = await tree.children({ parentId: first?.id })
    if (!first || !second || !group) throw new Error('The sample has no processes.')
    const move = (parentId: string) => tree.move({ id: first.id, lockVersion: first.lockVersion, parentId, order: 0 })
    await expect(move(group.id)).rejects.toMatchObject({ data: { reason: 'below itself' } })
    await expect(move(second.id)).rejects.toMatchObject({ data: { reason: 'too deep' } })
    await expect(move('nothing')).rejects.toMatchObject({ data: { reason: 'unknown parent' } })
    await expect(tree.remove({ id: first.id })).rejects.toMatchObject({ data: { reason: 'has children' } })
    await expect(tree.move({ id: 'nothing', lockVersion: 1, parentId: null, order: 0 })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })
})

test('the SAP transaction tables are a tree of components, transactions and tables', async () => {
  const { sapTables } = client
  const roots = await sapTables.children({})
  expect(roots[0]).toMatchObject({ id: 'SD', type: 'component', childCount: 4 })
  const { paths } = await sapTables.find({ search: 'vbak header', size: 1 })
  expect(paths[0]?.map(({ id }) => id)).toEqual(['SD', 'SD-SLS', 'SD-SLS-SO', 'VA01', 'VA01/VBAK'])
  expect(await sapTables.paths({ ids: ['VA01/VBAK'] })).toEqual([paths[0]])
})
