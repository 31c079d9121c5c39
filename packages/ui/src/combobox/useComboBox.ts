import { useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react'
import type { ChangeDetails } from '../control/ControlProps.js'
import type { ComboLoad, ComboOption } from './ComboOption.js'
import { useComboOptions, type ComboOptions } from './useComboOptions.js'
import { rowsNamed } from '../row-source/rowsNamed.js'
import { useValueLabel, type ResolveLabel } from './useValueLabel.js'

/** What `useComboBox` works on. */
export interface ComboBoxSettings {
  options: readonly ComboOption[] | undefined
  load: ComboLoad | undefined
  resolveLabel: ResolveLabel | undefined
  freeText: boolean
  value: string | null
  setValue: (value: string | null, details: ChangeDetails) => void
  /** Neither disabled nor read-only. */
  editable: boolean
  /** A text to begin with, as if it was typed and left. */
  defaultDraft: string | undefined
  onBlur: (() => void) | undefined
  input: RefObject<HTMLInputElement | null>
}

/** State and handlers of a combobox. */
export interface ComboBoxState {
  /** What the input shows. */
  text: string
  /** What there is to be said of the value; `undefined` for nothing, and while something else is typed. */
  note: string | undefined
  open: boolean
  /** What became of a text that was left and is no option yet; `null` while there is none. */
  left: 'asking' | 'unknown' | 'several' | 'failed' | null
  list: ComboOptions
  /** Index of the marked option, -1 without one. */
  active: number
  mark: (index: number) => void
  type: (text: string) => void
  choose: (option: ComboOption) => void
  clear: () => void
  toggle: () => void
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
  onLeave: (event: FocusEvent<HTMLElement>) => void
}

const optionNames = [({ value }: ComboOption) => value, ({ label }: ComboOption) => label] as const

/**
 * Typing, opening, marking and choosing. What is typed is a draft until an option is chosen or the field is left: then it is the
 * option with this key or label, as soon as the options are there; a text that is none stays a draft.
 */
export function useComboBox(settings: ComboBoxSettings): ComboBoxState {
  const { options, load, resolveLabel, freeText, value, setValue, editable, onBlur, input, defaultDraft } = settings
  const [typed, setTyped] = useState(defaultDraft === undefined ? null : { text: defaultDraft, value })
  // Another value than the one that was there when it was typed replaces the text.
  const draft = typed !== null && typed.value === value ? typed.text : null
  if (typed !== null && draft === null) setTyped(null)
  const [isLeft, setLeft] = useState(defaultDraft !== undefined)
  const [isOpen, setOpen] = useState(false)
  const [marked, setMarked] = useState<number | null>(null)
  const [picked, setPicked] = useState<ComboOption | null>(null)
  const open = isOpen && editable
  const settle = () => {
    setTyped(null)
    setLeft(false)
    setOpen(false)
    setMarked(null)
  }
  const choose = (option: ComboOption) => {
    if (option.disabled === true) return
    settle()
    setPicked(option)
    if (option.value !== value) setValue(option.value, { reason: 'pick' })
  }

  const waiting = isLeft && draft !== null
  const list = useComboOptions(options, load, open ? (draft ?? '') : waiting ? draft : null, (answer) => {
    const [only, ...others] = waiting ? rowsNamed(answer, draft, optionNames) : []
    if (only !== undefined && others.length === 0) choose(only)
  })
  const namesakes = draft === null || list.status !== 'ready' ? [] : rowsNamed(list.options, draft, optionNames)
  const named = namesakes.length === 1 ? namesakes[0] : undefined

  const known = [...(options ?? list.options), ...(picked ? [picked] : [])].find((option) => option.value === value)
  const { label, note } = useValueLabel(value, known?.label, resolveLabel)
  const text = draft ?? label

  // Without a mark of one's own it is the chosen option, or what Enter would take: the first hit of a search.
  const chosenAt = draft === null ? list.options.findIndex((option) => option.value === value) : -1
  const takes = (option: ComboOption) => (named === undefined ? option.disabled !== true : option === named)
  const firstHit = draft && !freeText ? list.options.findIndex(takes) : -1
  const active = !open ? -1 : Math.min(marked ?? (chosenAt >= 0 ? chosenAt : firstHit), list.options.length - 1)

  const show = () => {
    setOpen(true)
    setMarked(null)
  }
  const clear = () => {
    settle()
    if (value !== null) setValue(null, { reason: 'clear' })
    input.current?.focus()
  }
  /** A draft becomes the value where it is one: nothing, free text, or an option written out. Any other stays. */
  const commit = () => {
    const written = draft?.trim()
    if (written === undefined || written === label) return settle()
    setOpen(false)
    setMarked(null)
    if (written === '') {
      settle()
      setValue(null, { reason: 'clear' })
    } else if (named !== undefined && named.disabled !== true) choose(named)
    else if (freeText) {
      settle()
      setValue(written, { reason: 'input' })
    } else setLeft(true)
  }
  const settledAs = list.status === 'error' ? 'failed' : namesakes.length > 1 ? 'several' : 'unknown'
  const move = (by: 1 | -1) => {
    const { length } = list.options
    if (!open) return show()
    for (let steps = 1; steps <= length; steps++) {
      const at = ((((active < 0 && by < 0 ? 0 : active) + by * steps) % length) + length) % length
      if (list.options[at]?.disabled !== true) return setMarked(at)
    }
  }

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (!editable || event.nativeEvent.isComposing) return
    const { key } = event
    const option = list.options[active]
    if (key === 'ArrowDown' && event.altKey) show()
    else if (key === 'ArrowUp' && event.altKey) setOpen(false)
    else if (key === 'ArrowDown' || key === 'ArrowUp') move(key === 'ArrowDown' ? 1 : -1)
    else if (key === 'Enter' && open && list.status === 'error') list.retry()
    else if (key === 'Enter' && open && option) choose(option)
    else if (key === 'Enter' && draft !== null) commit()
    else if (key === 'Escape' && (open || draft !== null)) {
      // The first Escape closes the list, the next one brings the value back; only then a dialog around may have it.
      if (open) setOpen(false)
      else settle()
      event.stopPropagation()
    } else return
    event.preventDefault()
  }
  const onLeave = (event: FocusEvent<HTMLElement>) => {
    if (event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)) return
    commit()
    onBlur?.()
  }

  return {
    text,
    note: draft === null ? note : undefined,
    open,
    left: !waiting ? null : list.status === 'loading' ? 'asking' : settledAs,
    list,
    active,
    mark: setMarked,
    type: (written) => {
      setTyped({ text: written, value })
      setLeft(false)
      show()
    },
    choose,
    clear,
    toggle: () => {
      if (open) setOpen(false)
      else show()
      input.current?.focus()
    },
    onKeyDown,
    onLeave,
  }
}
