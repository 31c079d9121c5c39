import { expect, test } from 'vitest'
import { keyText } from './keyText.js'

const pc = { mac: false, names: { Ctrl: 'Strg', Shift: 'Umschalt', Del: 'Entf' } }
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
