import { expect, test } from 'vitest'
import { commandOf } from './modelerCommand.js'

const press = (keys: string) => {
  const names = keys.split('+')
  const has = (name: string) => names.includes(name)
  return commandOf({
    key: names.at(-1) ?? '',
    ctrlKey: has('Ctrl'),
    metaKey: has('Meta'),
    altKey: has('Alt'),
    shiftKey: has('Shift'),
  })
}

test.each([
  ['Ctrl+z', 'undo'],
  ['Meta+z', 'undo'],
  ['Ctrl+y', 'redo'],
  ['Ctrl+Shift+Z', 'redo'],
  ['Ctrl+C', 'copy'],
  ['Delete', 'remove'],
  ['F2', 'rename'],
  ['e', 'rename'],
  ['Shift+F10', 'actions'],
])('%s asks for %s', (keys, command) => expect(press(keys)).toBe(command))

test.each(['z', 'v', 'Ctrl+e', 'Alt+Delete', 'Ctrl+Shift+C', 'Ctrl+Alt+v', 'Shift+e', 'constructor', 'Enter', 'F10'])(
  '%s asks for nothing',
  (keys) => expect(press(keys)).toBeNull(),
)
