/** How a keyboard is labelled. */
export interface Keyboard {
  /** Whether it is that of a Mac, where Command is pressed for Ctrl. */
  mac: boolean
  /** What it calls the keys that other languages call otherwise, by their English names. */
  names: Readonly<Record<string, string>>
}

/** The signs on a Mac's keyboard; nothing stands between them. */
const signs: Readonly<Record<string, string>> = { Alt: '⌥', Shift: '⇧', Ctrl: '⌘', Del: '⌫', '+': '', ' ': '' }

/**
 * Keys as they are written on a keyboard: `Ctrl+V` is `Strg+V` on a German one and `⌘V` on a Mac, whose ⌘ comes last (Apple's
 * Human Interface Guidelines).
 * @param keys with `+` or a space between them, by their English names
 */
export const keyText = (keys: string, { mac, names }: Keyboard): string =>
  mac
    ? keys.replace(/\w+|[+ ]/g, (key) => signs[key] ?? key).replace(/⌘([⌥⇧]+)/, '$1⌘')
    : keys.replace(/\w+/g, (key) => names[key] ?? key)
