import { functionalUpdate, type CoreFeatures, type Updater } from '@tanstack/react-table'

type Bindings = NonNullable<CoreFeatures['coreReactivityFeature']>

/** Nobody subscribes: what shows the state is rendered with it. */
const subscribe = () => ({ unsubscribe: () => undefined })

/**
 * How TanStack Table keeps state that is controlled, all of it: as plain values, read as the options of this render say.
 * `useTable` would keep each slice a second time, in a store with subscribers, and bring that store along.
 */
export const controlledState = (): Bindings => ({
  createOptionsStore: false,
  wrapExternalAtoms: false,
  addSubscription: () => undefined,
  schedule: queueMicrotask,
  batch: (change) => change(),
  untrack: (read) => read(),
  // `state` becomes a getter of TanStack Table's. Where it is a new property, V8 keeps the getter with the shape of all such
  // objects, and with it the page's first table and its rows.
  createReadonlyAtom: (get) => ({ get, subscribe, state: undefined }),
  createWritableAtom<T>(value: T) {
    let now = value
    return {
      get: () => now,
      set(next: Updater<T>) {
        now = functionalUpdate(next, now)
      },
      subscribe,
    }
  },
})
