import { expect, test, vi } from 'vitest'
import { arraySource, type RowPage, type RowQuery } from '../row-source/index.js'
import { appendingSource } from './appendingSource.js'

const rows = Array.from({ length: 25 }, (_, i) => ({ id: `${i}` }))
const query = (limit: number, search = ''): RowQuery => ({ search, filters: {}, sort: null, offset: 0, limit })
const { signal } = new AbortController()
const idsOf = ({ rows: list }: RowPage<{ id: string }>) => Array.from({ length: list.length }, (_, i) => list.at(i)?.id)

test('asks only for the rows that are missing', async () => {
  const source = arraySource(rows)
  const search = vi.spyOn(source, 'search')
  const growing = appendingSource(source, 10)
  await growing.search(query(10), { signal })
  await growing.search(query(20), { signal })
  const all = await growing.search(query(30), { signal })
  expect(idsOf(all)).toEqual(rows.map(({ id }) => id))
  expect(search.mock.calls.map(([{ offset, limit }]) => [offset, limit])).toEqual([
    [0, 10],
    [10, 10],
    [20, 10],
  ])
})

test('begins anew with another list, and keeps what it has when more fails', async () => {
  const source = arraySource(rows)
  const growing = appendingSource(source, 10)
  await growing.search(query(10), { signal })
  vi.spyOn(source, 'search').mockImplementationOnce(() => Promise.reject(new Error('503')))
  await expect(growing.search(query(20), { signal })).rejects.toThrow('503')
  expect(idsOf(await growing.search(query(20), { signal }))).toHaveLength(20)
  expect(idsOf(await growing.search(query(10, '24'), { signal }))).toEqual(['24'])
})
