/** The part of a file that decides whether it is of an accepted type. */
export interface FileLike {
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
