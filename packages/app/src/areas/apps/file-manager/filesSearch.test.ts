import type { FileItem } from '@embpm/contract/sample/fileManager'
import { expect, test } from 'vitest'
import { foundItems, kilobytesOf } from './filesSearch.js'

const item = (id: string, name: string, description: string | null): FileItem => ({
  id,
  folderId: null,
  name,
  createdBy: '',
  createdAt: '2026-01-01T00:00:00.000Z',
  modifiedAt: '2026-01-01T00:00:00.000Z',
  size: '1 KB',
  type: 'TXT',
  contents: null,
  description,
})
const items = [item('a', 'Fit-gap list', null), item('b', 'Budget', 'Versão para APROVAÇÃO'), item('c', 'Notes', '')]
const idsOf = (found: readonly FileItem[]) => found.map(({ id }) => id)

test('a search looks into names and descriptions, ignoring case and spaces around it', () => {
  expect(idsOf(foundItems(items, ' FIT', 'en'))).toEqual(['a'])
  expect(idsOf(foundItems(items, 'aprovação', 'pt-BR'))).toEqual(['b'])
  expect(foundItems(items, '', 'en')).toEqual(items)
  expect(foundItems(items, 'zzz', 'en')).toEqual([])
})

test('sizes can be compared', () => {
  expect(['842 KB', '1.4 MB', '2 GB'].map(kilobytesOf)).toEqual([842, 1400, 2_000_000])
  expect(['', '1.4 XB', 'KB'].map(kilobytesOf)).toEqual([0, 0, 0])
})
