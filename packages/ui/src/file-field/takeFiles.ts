/** What a file field takes. */
export interface FileLimits {
  /** Accepted types as HTML's `accept` has them: `.pdf`, `image/*`, `text/csv`. Default: any. */
  accept?: readonly string[]
  /** Most bytes of one file. Default: no limit. */
  maxSize?: number
  /** Most files with `multiple`. Default: no limit. */
  maxCount?: number
  /** Several files. Otherwise a new one takes the place of the old one. Default `false`. */
  multiple?: boolean
}

/** Why a file was not added. */
export type FileRejectionReason = 'wrongType' | 'tooLarge' | 'tooMany' | 'folder'

/** A file that was offered and not added. */
export interface FileRejection {
  file: File
  reason: FileRejectionReason
}

/** What becomes of offered files. */
export interface TakenFiles {
  /** The files afterwards, the ones from before first; the same array when none was added. */
  files: readonly File[]
  /** What was not added; never one from before. */
  rejections: readonly FileRejection[]
}

/** What a browser tells of a file. Two files that agree in it are taken for one. */
const tokenOf = ({ name, size, type, lastModified }: File): string => JSON.stringify([name, size, type, lastModified])

/**
 * Adds offered files to those chosen before, as far as the limits allow. A file that is there already is passed over in
 * silence. `folders` are offered entries that turned out to be folders.
 */
export function takeFiles(
  before: readonly File[],
  offered: readonly File[],
  { accept = [], maxSize = Infinity, maxCount = Infinity, multiple = false }: FileLimits,
  folders: ReadonlySet<File> = new Set(),
): TakenFiles {
  const limit = multiple ? maxCount : 1
  const added: File[] = []
  const rejections: FileRejection[] = []
  for (const file of offered) {
    const kept = multiple ? [...before, ...added] : added
    const token = tokenOf(file)
    const reason = folders.has(file)
      ? 'folder'
      : !acceptsFile(accept, file)
        ? 'wrongType'
        : file.size > maxSize
          ? 'tooLarge'
          : null
    if (reason !== null) rejections.push({ file, reason })
    else if (kept.some((other) => tokenOf(other) === token)) continue
    else if (kept.length >= limit) rejections.push({ file, reason: 'tooMany' })
    else added.push(file)
  }
  const isOld =
    !multiple && added.length === 1 && before.some((old) => added.some((file) => tokenOf(old) === tokenOf(file)))
  if (added.length === 0 || isOld) return { files: before, rejections }
  return { files: multiple ? [...before, ...added] : added, rejections }
}

/** The part of a file that decides whether it is of an accepted type. */
interface FileLike {
  name: string
  /** MIME type; empty where the system knows none. */
  type: string
}

/**
 * Whether a file is of one of the accepted types, each as HTML's `accept` has it: `.pdf`, `image/*` or `text/csv`, in any
 * case. Everything is accepted where no type is named.
 */
export const acceptsFile = (accept: readonly string[], { name, type }: FileLike): boolean =>
  accept.length === 0 ||
  accept.some((given) => {
    const one = given.trim().toLowerCase()
    if (one.startsWith('.')) return name.toLowerCase().endsWith(one)
    if (one.endsWith('/*')) return one === '*/*' || type.toLowerCase().startsWith(one.slice(0, -1))
    return type.toLowerCase().split(';')[0]?.trim() === one
  })
