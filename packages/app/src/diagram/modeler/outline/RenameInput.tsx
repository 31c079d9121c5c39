import { useEffect, useRef, useState, type KeyboardEvent } from 'react'

/** Props of `RenameInput`. */
export interface RenameInputProps {
  label: string
  name: string
  /** @param name `null` keeps the old one @param byKey whether the focus goes back to the outline */
  onEnd: (name: string | null, byKey: boolean) => void
}

/** A name while it is changed, in its row: Enter and leaving save, Escape cancels. */
export function RenameInput({ label, name, onEnd }: RenameInputProps) {
  const [value, setValue] = useState(name)
  const input = useRef<HTMLInputElement>(null)
  const isOver = useRef(false)
  useEffect(() => {
    const begin = () => {
      if (document.activeElement === input.current) return
      input.current?.focus({ preventScroll: true })
      input.current?.select()
    }
    begin()
    // A menu that it was chosen from gives the focus back where it was, once it has gone.
    const timer = setTimeout(begin, 80)
    return () => clearTimeout(timer)
  }, [])
  const end = (result: string | null, byKey: boolean) => {
    if (isOver.current) return
    isOver.current = true
    onEnd(result, byKey)
  }
  const handleKey = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.key === 'Escape') end(null, true)
    else if (event.key === 'Enter') end(value.trim(), true)
    else return
    event.preventDefault()
  }
  return (
    <input
      ref={input}
      className="emb-outline-rename"
      aria-label={label}
      value={value}
      autoComplete="off"
      onChange={(event) => setValue(event.target.value)}
      onKeyDown={handleKey}
      onBlur={() => end(value.trim(), false)}
    />
  )
}
