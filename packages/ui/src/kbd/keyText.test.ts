import { expect, test } from 'vitest'
import { keyText, type NamedKey } from './keyText.js'

const german: Readonly<Record<NamedKey, string>> = { ctrl: 'Strg', shift: 'Umschalt', del: 'Entf' }
const pc = { mac: false, name: (key: NamedKey) => german[key] }
const mac = { ...pc, mac: true }

test.each([
  ['Ctrl+V', 'Strg+V', '⌘V'],
  ['Ctrl K', 'Strg K', '⌘K'],
  ['Ctrl+Shift+7', 'Strg+Umschalt+7', '⇧⌘7'],
  ['Alt ←', 'Alt ←', '⌥←'],
  ['Del', 'Entf', '⌫'],
  ['F2', 'F2', 'F2'],
])('%s is %s on a German keyboard and %s on a Mac', (keys, onPc, onMac) => {
  expect(keyText(keys, pc)).toBe(onPc)
  expect(keyText(keys, mac)).toBe(onMac)
})
