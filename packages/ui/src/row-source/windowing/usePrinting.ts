import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

/** Most rows that are put on paper: a sheet holds some forty. */
export const printedRows = 5000

let begun = false

const subscribe = (changed: () => void) => {
  const media = matchMedia('print')
  // In this very event: the browser prints what is there when it returns.
  const now = () => flushSync(changed)
  const begin = () => {
    begun = true
    now()
  }
  const end = () => {
    begun = false
    now()
  }
  media.addEventListener('change', now)
  addEventListener('beforeprint', begin)
  addEventListener('afterprint', end)
  return () => {
    media.removeEventListener('change', now)
    removeEventListener('beforeprint', begin)
    removeEventListener('afterprint', end)
  }
}

// Of the module: with another function each time React would plan an effect behind every scrolled frame.
const isPrinting = () => begun || matchMedia('print').matches
const onServer = () => false

/** Whether the page is being printed: then rows out of sight are rendered too. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, isPrinting, onServer)
