import { dequal } from 'dequal/lite'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { ElementFacts } from '../../../../diagram/modeler/ModelerFacts.js'
import type { Modeler } from '../../../../diagram/modeler/Modeler.js'

/** A value of a diagram, as it is after each change; the same object as long as it says the same. Keep `read` between renders. */
export function useModelerValue<T>(modeler: Modeler, read: () => T): T {
  const store = useMemo(() => storeOf(modeler, read), [modeler, read])
  return useSyncExternalStore(store.subscribe, store.read)
}

function storeOf<T>(modeler: Modeler, read: () => T) {
  let last = read()
  const differs = () => {
    const next = read()
    if (dequal(next, last)) return false
    last = next
    return true
  }
  return {
    subscribe: (onChange: () => void) => {
      // Between the first look and now.
      if (differs()) onChange()
      return modeler.watchFacts(() => {
        if (differs()) onChange()
      })
    },
    read: () => last,
  }
}

/** What an element says, as it is after each change; `null` for one that is gone. */
export function useElementFacts(modeler: Modeler, id: string | null): ElementFacts | null {
  return useModelerValue(
    modeler,
    useCallback(() => modeler.factsOf(id), [modeler, id]),
  )
}
