import { type FileItem, type FolderView, folderView } from '@embpm/contract/sample/fileManager'
import { expect } from 'vitest'

import { conforms, type World } from '../testing/conforms.js'
import { sampleNow } from './clock.js'
import { people } from './people.data.js'

const nothing = { folders: [], files: [], path: [] }
const names = (items: readonly FileItem[]) => items.map(({ name }) => name)
const look = ({ read }: World, folderId: string) => read(folderView, `GET ?folderId=${encodeURIComponent(folderId)}`)

/** Every folder's view, found from the root down, by the folder's id. */
async function walk(world: World, from = 'null'): Promise<ReadonlyMap<string, FolderView>> {
  const view = await look(world, from)
  const views = new Map([[from, view]])
  for (const { id } of view.folders) for (const [key, below] of await walk(world, id)) views.set(key, below)
  return views
}

const itemsIn = (views: Iterable<FolderView>) => [...views].flatMap(({ folders, files }) => [...folders, ...files])

const kilobytes = (size: string) => {
  const [, number, unit] = /^(\d+(?:\.\d)?) (KB|MB)$/.exec(size) ?? expect.fail(`no size: ${size}`)
  return Number(number) * (unit === 'MB' ? 1000 : 1)
}

conforms('/apps/file-manager', [
  {
    says: 'lists the root by name',
    check: async ({ read }) => {
      const { folders, files, path } = await read(folderView, 'GET ')
      expect(names(folders)).toEqual(['Archive', 'Blueprint', 'Cutover', 'Training'])
      expect(names(files)).toEqual(['Budget 2027', 'Project charter', 'Read me first', 'Steering committee November'])
      expect(path).toEqual([])
      for (const item of [...folders, ...files]) expect(item.folderId).toBe(null)
    },
  },
  {
    says: 'takes an absent, an empty and the text null for the root',
    check: async ({ call }) => {
      const root = await call('GET ')
      expect(await call('GET ?folderId=')).toEqual(root)
      expect(await call('GET ?folderId=null')).toEqual(root)
    },
  },
  {
    says: 'lists a folder within folders, with the path down to itself',
    check: async ({ read }) => {
      const { folders, files, path } = await read(folderView, 'GET ?folderId=folder-workshops')
      expect(folders).toEqual([])
      expect(names(files)).toEqual(['Pricing minutes', 'Whiteboard returns'])
      expect(names(path)).toEqual(['Blueprint', 'Order to cash', 'Workshops'])
    },
  },
  {
    says: 'shows an empty folder with its path',
    check: async ({ read }) => {
      const { folders, files, path } = await read(folderView, 'GET ?folderId=folder-archive')
      expect([...folders, ...files]).toEqual([])
      expect(path).toMatchObject([{ id: 'folder-archive', contents: 'Empty', size: '0 KB' }])
    },
  },
  { says: 'has nothing in an unknown folder', call: 'GET ?folderId=nope', answers: nothing },
  { says: 'has nothing in a file', call: 'GET ?folderId=file-cutover-plan', answers: nothing },
  { says: 'tells folders by their exact id', call: 'GET ?folderId=FOLDER-ARCHIVE', answers: nothing },
  {
    says: 'holds 22 items of all types under their own ids and names',
    check: async (world) => {
      const items = itemsIn((await walk(world)).values())
      expect(items).toHaveLength(22)
      expect(new Set(items.map(({ id }) => id)).size).toBe(22)
      expect(new Set(items.map(({ name }) => name.toLowerCase())).size).toBe(22)
      expect(new Set(items.map(({ type }) => type))).toEqual(new Set(['folder', 'PDF', 'XLS', 'DOC', 'TXT', 'JPG']))
    },
  },
  {
    says: 'keeps folders and files apart, each in an order that every reader agrees on, and paths without a gap',
    check: async (world) => {
      const views = await walk(world)
      expect(views.size).toBe(8)
      for (const [folderId, { folders, files, path }] of views) {
        for (const list of [folders, files]) {
          const shown = names(list).map((name) => name.toLowerCase())
          expect(shown).toEqual(shown.toSorted())
          expect(shown).toEqual(shown.toSorted((left, right) => left.localeCompare(right)))
        }
        expect(folders.every(({ type }) => type === 'folder')).toBe(true)
        expect(files.some(({ type }) => type === 'folder')).toBe(false)
        expect(path.map((folder) => folder.folderId)).toEqual([null, ...path.map(({ id }) => id)].slice(0, path.length))
        expect(path.at(-1)?.id ?? 'null').toBe(folderId)
      }
    },
  },
  {
    says: 'tells truly what is in a folder, and how large it is',
    check: async (world) => {
      const views = await walk(world)
      for (const [folderId, { folders, files, path }] of views) {
        const folder = path.at(-1)
        if (!folder) continue
        const counts = folder.contents === 'Empty' ? [] : (folder.contents?.match(/\d+/g) ?? [])
        expect(counts.reduce((sum, count) => sum + Number(count), 0)).toBe(folders.length + files.length)
        const below = [...views].filter(([id, view]) => id === folderId || view.path.some((one) => one.id === folderId))
        const sum = below.flatMap(([, view]) => view.files).reduce((all, { size }) => all + kilobytes(size), 0)
        expect(Math.abs(kilobytes(folder.size) - sum)).toBeLessThan(500)
      }
      for (const { type, contents } of itemsIn(views.values())) expect(contents === null).toBe(type !== 'folder')
    },
  },
  {
    says: 'names people and dates before the clock of the sample',
    check: async (world) => {
      const known = new Set(people.map(({ name }) => name))
      for (const { createdBy, createdAt, modifiedAt } of itemsIn((await walk(world)).values())) {
        expect(known).toContain(createdBy)
        expect(Date.parse(createdAt)).toBeLessThanOrEqual(Date.parse(modifiedAt))
        expect(Date.parse(modifiedAt)).toBeLessThan(sampleNow)
      }
    },
  },
  {
    says: 'refuses a folder that is a list',
    check: async ({ call }) => {
      expect(await call('GET ?folderId[]=a&folderId[]=b')).toMatchObject({
        status: 400,
        body: { data: { problems: [{ path: 'folderId' }] } },
      })
    },
  },
  { says: 'knows no other method', call: 'POST ', body: {}, status: 404, answers: 'NOT FOUND' },
  { says: 'knows no other path', call: 'GET items', status: 404, answers: 'NOT FOUND' },
])
