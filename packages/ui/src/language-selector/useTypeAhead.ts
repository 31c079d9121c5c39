import { useState } from 'react'
import type { ButtonProps } from 'react-aria-components/Button'
import type { LanguageOption } from './languageOptions.js'

interface TypedPopup {
  waiting: boolean
  panel: { open: boolean }
  show: (focus: true) => void
}

interface TypeAhead {
  /** The code of the language that was typed for. */
  found: string | undefined
  /** For the button. */
  onKeyDown: NonNullable<ButtonProps['onKeyDown']>
}

/** A letter on the closed button opens the list at the first language that begins so; more may follow while it is loaded. */
export function useTypeAhead(options: readonly LanguageOption[], popup: TypedPopup): TypeAhead {
  const [typed, setTyped] = useState('')
  if (!popup.panel.open && typed !== '') setTyped('')
  const onKeyDown: TypeAhead['onKeyDown'] = (event) => {
    const { key, ctrlKey, metaKey, altKey } = event
    if (Array.from(key).length !== 1 || key === ' ' || ctrlKey || metaKey || altKey) return
    const next = popup.waiting ? typed + key : key
    if (find(options, next) === undefined) return
    setTyped(next)
    popup.show(true)
  }
  return { found: typed === '' ? undefined : find(options, typed), onKeyDown }
}

const find = (options: readonly LanguageOption[], typed: string): string | undefined =>
  options.find(
    ({ label, disabled }) =>
      !disabled && label.slice(0, typed.length).localeCompare(typed, undefined, { sensitivity: 'base' }) === 0,
  )?.code
