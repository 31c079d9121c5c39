/** Names of keys that keyboards of other languages call otherwise. */
export type NamedKey = 'ctrl' | 'shift' | 'del'

/** How a keyboard is labelled. */
export interface Keyboard {
  /** Whether it is that of a Mac, where Command is pressed for Ctrl. */
  mac: boolean
  /** What it calls a key. */
  name: (key: NamedKey) => string
}

/** The signs of a Mac's keys, in the order in which they are written. Source: Apple's Human Interface Guidelines. */
const macSigns = ['⌥', '⇧', '⌘']
const mac: Readonly<Record<string, string>> = { Alt: '⌥', Shift: '⇧', Ctrl: '⌘', Del: '⌫' }
const named: Readonly<Record<string, NamedKey>> = { Ctrl: 'ctrl', Shift: 'shift', Del: 'del' }

/**
 * Keys as they are written on a keyboard: `Ctrl+V` is `Strg+V` on a German one and `⌘V` on a Mac.
 * @param keys with `+` or a space between them, by their English names
 */
export function keyText(keys: string, keyboard: Keyboard): string {
  const [mark = ''] = /[+ ]/.exec(keys) ?? []
  const parts = keys.split(/[+ ]/)
  if (keyboard.mac) {
    const signs = parts.map((part) => mac[part] ?? part)
    const place = (sign: string) => (macSigns.indexOf(sign) + macSigns.length + 1) % (macSigns.length + 1)
    return signs.toSorted((one, other) => place(one) - place(other)).join('')
  }
  return parts
    .map((part) => {
      const key = named[part]
      return key === undefined ? part : keyboard.name(key)
    })
    .join(mark)
}
