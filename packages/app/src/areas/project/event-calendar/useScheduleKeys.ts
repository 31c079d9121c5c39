import { useEffect, useRef } from 'react'

/** What keys do, by the key. */
export type KeyActions = Readonly<Record<string, () => void>>

const elsewhere = 'input, textarea, select, [contenteditable], [role=dialog], [role=menu], [role=listbox]'

/** Keys without a modifier that act wherever the focus is on the page, but in fields, menus and dialogs. */
export function useScheduleKeys(actions: KeyActions): void {
  const current = useRef(actions)
  useEffect(() => {
    current.current = actions
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event
      if (ctrlKey || metaKey || altKey || event.defaultPrevented || event.isComposing) return
      if (target instanceof Element && target.closest(elsewhere)) return
      if (document.querySelector('[role=dialog][aria-modal=true]')) return
      const action = current.current[key.toLowerCase()]
      if (!action) return
      event.preventDefault()
      action()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
