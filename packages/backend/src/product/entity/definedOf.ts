/** Leaves out what is `undefined`, for that would overwrite. */
export function definedOf<T extends object>(patch: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const defined: { [K in keyof T]?: Exclude<T[K], undefined> } = {}
  Object.assign(defined, Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined)))
  return defined
}
