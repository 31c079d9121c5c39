import { useEffect, useEffectEvent } from 'react'

/** What keys do, by `key` in small letters: `n`, `/`, `arrowleft`. */
export type KeyActions = Readonly<Record<string, (event: KeyboardEvent) => void>>

const elsewhere =
  'input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu], [role=listbox], [role=combobox]'

/**
 * Keys without a modifier that act wherever the focus is on the page, but in fields, menus and dialogs. Letters and signs do
 * nothing where the user has turned single keys off (WCAG 2.2, 2.1.4).
 */
export function usePageKeys(actions: KeyActions): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target } = event
    if (ctrlKey || metaKey || altKey || event.defaultPrevented || event.isComposing) return
    if (key.length === 1 && document.documentElement.dataset.singleKeys === 'off') return
    if (target instanceof Element && target.closest(elsewhere)) return
    if (document.querySelector('[role=dialog][aria-modal=true], [role=alertdialog]')) return
    const action = actions[key.toLowerCase()]
    if (!action) return
    event.preventDefault()
    action(event)
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
