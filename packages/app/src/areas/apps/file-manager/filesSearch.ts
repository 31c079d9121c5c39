import type { FileItem } from '@embpm/contract/sample/fileManager'
import * as z from 'zod/mini'

/** How files can be shown. */
export const fileViews = ['list', 'grid'] as const

/** One of the ways to show files. */
export type FileView = (typeof fileViews)[number]

/** What the address of the files says beside the folder: how they are shown, what is searched for, and the item whose details are shown. */
export const filesSearch = {
  view: z.enum(fileViews),
  search: z.string().check(z.maxLength(200)),
  item: z.string().check(z.minLength(1), z.maxLength(100)),
}

/** The items whose name or description has a text, ignoring case, in their order. */
export function foundItems(items: readonly FileItem[], search: string, language: string): readonly FileItem[] {
  const wanted = search.trim().toLocaleLowerCase(language)
  return items.filter(({ name, description }) =>
    [name, description ?? ''].some((text) => text.toLocaleLowerCase(language).includes(wanted)),
  )
}

const units: Readonly<Record<string, number>> = { KB: 1, MB: 1000, GB: 1_000_000 }

/** A size that is written for people (`1.4 MB`) in kilobytes, so that sizes can be compared; 0 for what is none. */
export function kilobytesOf(size: string): number {
  const [, amount = '', unit = ''] = /^([\d.]+) (KB|MB|GB)$/.exec(size) ?? []
  return Number(amount) * (units[unit] ?? 0)
}
