import { Kbd } from '@embpm/ui/kbd'
import { TextField } from '@embpm/ui/text-field'
import { useEffect, useRef, useState, type CSSProperties, type FocusEvent, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { measures, parseAmount, type Measure } from './amounts.js'
import type { EntryFields } from './executionEntries.js'
import type { ShownCell } from './gridModel.js'
import type { GridWords } from './useGridWords.js'

/** Where one goes after a cell: down, to the side, or nowhere. */
export type EditorWay = 'down' | 'next' | 'previous' | 'stay' | 'away'

/** Props of `CellEditor`. */
export interface CellEditorProps {
  cell: ShownCell
  /** What the cell is called. */
  label: string
  measure: Measure
  /** What was typed to begin with; `null` edits what is there. */
  typed: string | null
  words: GridWords
  /** Enters what was changed; `confirm` says that it is confirmed with it. */
  onEnter: (fields: EntryFields, way: EditorWay, confirm: boolean) => void
  onCancel: () => void
  style: CSSProperties
}

/** Hours and quantity of a cell, beside it. Enter saves and goes down, Tab goes to the quantity and on, Escape leaves all as it was. */
export function CellEditor({ cell, label, measure, typed, words, onEnter, onCancel, style }: CellEditorProps) {
  const { t } = useTranslation()
  /** What a field holds before anything is typed: nothing where nothing was entered, so that 0 can be. */
  const before = (of: Measure) => (cell.state === 'planned' && cell[of] === 0 ? '' : words.number(cell[of]))
  const start = (of: Measure) => (of === measure && typed !== null ? typed : before(of))
  const [texts, setTexts] = useState<Record<Measure, string>>(() => ({
    hours: start('hours'),
    quantity: start('quantity'),
  }))
  const [wrong, setWrong] = useState<Measure | null>(null)
  const first = useRef<HTMLInputElement>(null)
  const other = useRef<HTMLInputElement>(null)
  const isDone = useRef(false)
  const isTyped = typed !== null
  useEffect(() => {
    const field = measure === 'hours' ? first.current : other.current
    field?.focus({ preventScroll: true })
    if (!isTyped) field?.select()
  }, [measure, isTyped])

  const read = (): { fields: EntryFields; wrong: Measure | null } => {
    const fields: EntryFields = {}
    for (const of of measures) {
      if (texts[of].trim() === '' || texts[of] === before(of)) continue
      const value = parseAmount(texts[of], words.language, of)
      if (value === null) return { fields: {}, wrong: of }
      fields[of] = value
    }
    return { fields, wrong: null }
  }
  const leave = (way: EditorWay, confirm = false) => {
    if (isDone.current) return
    const found = read()
    setWrong(found.wrong)
    if (found.wrong !== null) return (found.wrong === 'hours' ? first : other).current?.focus()
    isDone.current = true
    onEnter(found.fields, way, confirm)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey, ctrlKey, metaKey } = event
    const atEnd = event.target === (shiftKey ? first.current : other.current)
    event.stopPropagation()
    if (key === 'Enter') leave(shiftKey ? 'stay' : 'down', ctrlKey || metaKey)
    else if (key === 'Tab' && atEnd) leave(shiftKey ? 'previous' : 'next')
    else if (key === 'Escape') {
      isDone.current = true
      onCancel()
    } else return
    event.preventDefault()
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return
    if (isDone.current || !document.hasFocus()) return
    // What cannot be read stays to be mended, as long as the grid is there.
    leave('away')
  }
  const field = (of: Measure) => ({
    label: t(`fields.${of}`),
    value: texts[of],
    onValueChange: (next: string | null) => setTexts({ ...texts, [of]: next ?? '' }),
    errorMessage: wrong === of ? t('orderExecution.notNumber', { text: texts[of] }) : undefined,
    autoComplete: 'off',
  })
  return (
    <div
      role="presentation"
      className="emb-app-execution-editor"
      style={style}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      onClick={(event) => event.stopPropagation()}
      onPaste={(event) => event.stopPropagation()}
    >
      <div role="group" aria-label={label}>
        <TextField ref={first} {...field('hours')} />
        <TextField ref={other} {...field('quantity')} />
      </div>
      <p>
        <Kbd>Tab</Kbd> {t('orderExecution.keys.quantity')} <Kbd>Enter</Kbd> {t('orderExecution.keys.save')}
        <br />
        <Kbd>Ctrl</Kbd> <Kbd>Enter</Kbd> {t('orderExecution.keys.confirm')}
      </p>
    </div>
  )
}
