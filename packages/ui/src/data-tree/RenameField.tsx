import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useWords } from '../ui-strings/index.js'
import { words } from './words.js'

/** Props of `RenameField`. */
export interface RenameFieldProps {
  /** The name so far. */
  name: string
  /** @param name `null` keeps the old one */
  onEnd: (name: string | null) => void
}

/** The name of a node while it is changed: Enter and leaving save, Escape cancels, an empty name is refused. */
export function RenameField({ name, onEnd }: RenameFieldProps) {
  const t = useWords(words)
  const [value, setValue] = useState(name)
  const input = useRef<HTMLInputElement>(null)
  const ended = useRef(false)
  const empty = value.trim() === ''

  useLayoutEffect(() => {
    input.current?.focus({ preventScroll: true })
    input.current?.select()
  }, [])

  const end = (result: string | null) => {
    if (ended.current) return
    ended.current = true
    onEnd(result)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // The tree and a dialog around it have other uses for these keys.
    event.stopPropagation()
    if (event.key === 'Escape') end(null)
    else if (event.key === 'Enter' && !empty) end(value.trim())
    else return
    event.preventDefault()
  }
  return (
    <input
      ref={input}
      className="emb-tree-rename"
      value={value}
      placeholder={t('nameNeeded')}
      aria-label={t('name', { name })}
      aria-invalid={empty || undefined}
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => setValue(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={() => end(empty ? null : value.trim())}
    />
  )
}
