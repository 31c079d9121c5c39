import { toasts } from '@embpm/ui/toast'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** Code that is loaded when somebody asks for it. */
export interface OnDemand<Part> {
  /** It, once it was asked for and is there. */
  part: Part | undefined
  /** Whether it was asked for and is on its way. */
  pending: boolean
  /** Loads it, and calls back when it is there; a failure is told, and the next call tries again. */
  ask: (then: () => void) => void
  /** For the button that asks: begins to load when the press is to be expected. */
  preloadProps: { onHoverStart: () => void; onFocus: () => void }
}

/**
 * Code that nobody needs before a press: a dialog, what a menu offers.
 * @param load a dynamic `import()`; browsers keep what it loaded
 */
export function useOnDemand<Part>(load: () => Promise<Part>): OnDemand<Part> {
  const { t } = useTranslation()
  const [loaded, setLoaded] = useState<{ part?: Part }>({})
  const [pending, setPending] = useState(false)

  const fetch = async () => setLoaded({ part: await load() })
  const ask = async (then: () => void) => {
    if (loaded.part !== undefined) return then()
    setPending(true)
    try {
      await fetch()
      then()
    } catch {
      toasts.add({ text: t('states.partFailed'), icon: 'error' })
    } finally {
      setPending(false)
    }
  }
  const preload = () => void (loaded.part === undefined && fetch().catch(() => undefined))
  return {
    part: loaded.part,
    pending,
    ask: (then) => void ask(then),
    preloadProps: { onHoverStart: preload, onFocus: preload },
  }
}
