/** What somebody asks of a diagram that is changed. */
export type ModelerCommand =
  | 'undo'
  | 'redo'
  | 'copy'
  | 'cut'
  | 'paste'
  | 'duplicate'
  | 'selectAll'
  | 'remove'
  | 'rename'
  | 'change'
  | 'actions'
  | 'hand'
  | 'lasso'
  | 'space'
  | 'connect'

type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

const toMap = (commands: Readonly<Record<string, ModelerCommand>>) => new Map(Object.entries(commands))

const withCtrl: ReadonlyMap<string, ModelerCommand> = toMap({
  z: 'undo',
  y: 'redo',
  a: 'selectAll',
  c: 'copy',
  x: 'cut',
  v: 'paste',
  d: 'duplicate',
})

const alone: ReadonlyMap<string, ModelerCommand> = toMap({
  Delete: 'remove',
  Backspace: 'remove',
  F2: 'rename',
  e: 'rename',
  r: 'change',
  ContextMenu: 'actions',
  h: 'hand',
  l: 'lasso',
  s: 'space',
  c: 'connect',
})

/** What a key asks for, in the canvas; `null`: nothing. */
export function commandOf({ key, ctrlKey, metaKey, altKey, shiftKey }: Keys): ModelerCommand | null {
  const name = key.length === 1 ? key.toLowerCase() : key
  if (altKey) return null
  if (ctrlKey || metaKey) {
    if (shiftKey) return name === 'z' ? 'redo' : null
    return withCtrl.get(name) ?? null
  }
  if (shiftKey) return name === 'F10' ? 'actions' : null
  return alone.get(name) ?? null
}
