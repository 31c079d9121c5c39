/** A value that changes. */
export interface Watched<Value> {
  get: () => Value
  /** Calls after each change; returns what ends that. */
  watch: (onChange: () => void) => () => void
}

/** A value that its owner changes. */
export interface Watchable<Value> extends Watched<Value> {
  set: (value: Value) => void
}

/** Makes a value that can be watched. */
export function watchable<Value>(first: Value): Watchable<Value> {
  let now = first
  const watchers = new Set<() => void>()
  return {
    get: () => now,
    set: (value) => {
      if (Object.is(value, now)) return
      now = value
      for (const onChange of watchers) onChange()
    },
    watch: (onChange) => {
      watchers.add(onChange)
      return () => watchers.delete(onChange)
    },
  }
}
