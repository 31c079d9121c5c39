import { defineWords, useWords } from '../ui-strings/index.js'
import { keyText } from './keyText.js'

const words = defineWords('keys', { ctrl: 'Ctrl', shift: 'Shift', del: 'Del' })

/** Says keys as they are written on the keyboard of the user: `Ctrl+V` is `Strg+V` in German and `⌘V` on a Mac. */
export function useKeys(): (keys: string) => string {
  const t = useWords(words)
  const names = { Ctrl: t('ctrl'), Shift: t('shift'), Del: t('del') }
  // A server has no keyboard; what is shown before the page is alive is that of most.
  const mac = /^Mac|^iP/.test(globalThis.navigator?.platform ?? '')
  return (keys) => keyText(keys, { mac, names })
}
