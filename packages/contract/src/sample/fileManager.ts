import * as z from 'zod/mini'

import { id, optionalInQuery, sampleRoute } from '../common/sample.js'

/** The kinds of items in the file manager. */
export const fileItemType = z.enum(['folder', 'PDF', 'XLS', 'DOC', 'TXT', 'JPG'])

/** A folder or a file. */
export const fileItem = z.object({
  id,
  /** The folder around it; `null` at the root. */
  folderId: z.nullable(id),
  name: z.string(),
  /** Name of a person. */
  createdBy: z.string(),
  /** A date-time, ISO 8601 in the sample. */
  createdAt: z.string(),
  /** A date-time, ISO 8601 in the sample. */
  modifiedAt: z.string(),
  /** For people to read, with its unit: `1.4 MB`. That of a folder is the sum of everything below it. */
  size: z.string(),
  type: fileItemType,
  /** What lies in a folder, for people to read: `2 folders, 3 files`; `null` on files. */
  contents: z.nullable(z.string()),
  description: z.nullable(z.string()),
})

/** A folder or a file. */
export type FileItem = z.infer<typeof fileItem>

/** What lies directly in one folder, each list by name ignoring case. */
export const folderView = z.object({
  folders: z.array(fileItem),
  files: z.array(fileItem),
  /** From the top folder down to the folder asked for, included; empty at the root. */
  path: z.array(fileItem),
})

/** What lies directly in one folder. */
export type FolderView = z.infer<typeof folderView>

const route = sampleRoute('/apps/file-manager', 'File manager')

/** Folders and files. Source: sample services, "File manager". */
export const fileManager = {
  items: {
    /**
     * The root when `folderId` is absent, empty or the text `null`. A folder that does not exist, a file among them, has
     * nothing in it and no path.
     */
    list: route('GET', '', 'List what lies in a folder')
      .input(z.object({ folderId: optionalInQuery(id) }))
      .output(folderView),
  },
}
