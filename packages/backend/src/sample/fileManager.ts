import { type FileItem, fileManager as contract } from '@embpm/contract/sample/fileManager'

import { sampleApi } from '../context.js'
import { sorted } from '../sorted.js'

const api = sampleApi(contract)

/** From the top folder down to the given one; nothing for what is no folder. */
function pathTo(items: readonly FileItem[], folderId: string | null): FileItem[] {
  const folder = items.find(({ id, type }) => id === folderId && type === 'folder')
  return folder ? [...pathTo(items, folder.folderId), folder] : []
}

/** The handlers of the file manager. */
export const fileManager = api.router({
  items: {
    list: api.items.list.handler(async ({ input }) => {
      const { itemSeeds } = await import('./fileManager.data.js')
      // The root goes by the text "null" as well. Source: sample services, "File manager".
      const folderId = input.folderId === undefined || input.folderId === 'null' ? null : input.folderId
      const inside = sorted(itemSeeds, 'name', ({ name }) => name.toLowerCase()).filter(
        (item) => item.folderId === folderId,
      )
      return {
        folders: inside.filter(({ type }) => type === 'folder'),
        files: inside.filter(({ type }) => type !== 'folder'),
        path: pathTo(itemSeeds, folderId),
      }
    }),
  },
})
