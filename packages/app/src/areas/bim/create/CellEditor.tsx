import { dictionaryTypes } from '@embpm/contract/data-element'
import type { ControlDraft } from '@embpm/ui/control'
import { ComboBox, type ComboLoad } from '@embpm/ui/combobox'
import { NumberField } from '@embpm/ui/number-field'
import { Select } from '@embpm/ui/select'
import { TextField } from '@embpm/ui/text-field'
import { useCallback, useRef, useState } from 'react'
import { ReferenceControl } from '../../../entity/ReferenceControl.js'
import { useServices } from '../../../shell/ServicesProvider.js'
import type { FieldRow } from './creationForm.js'
import type { GridColumn } from './fieldRows.js'

/** Props of `CellEditor`. */
export interface CellEditorProps {
  row: FieldRow
  name: Exclude<GridColumn, 'isKey' | 'mandatory'>
  /** Name of the cell. */
  label: string
  /** What is wrong with it. */
  problem: string | undefined
  /** The character that began the editing, in place of what was there; `undefined` keeps it. */
  typed: string | undefined
  maxLength: number | undefined
  max: number | undefined
  /** Writes what was entered so far. */
  onChange: (change: Partial<FieldRow>) => void
  /** Gives the field a data element that there is. */
  onElement: (id: string) => void
  /** Gives the field the data element of a name, a new one where there is none. */
  onElementName: (name: string) => void
  /** Called when the focus leaves it. */
  onLeave: () => void
}

const types = dictionaryTypes.map((value) => ({ value, label: value }))

/** The control of a cell that is edited: a text, a number, a type, the picker of data elements, tables by their names. */
export function CellEditor({
  row,
  name,
  label,
  problem,
  typed,
  maxLength,
  max,
  onChange,
  onElement,
  onElementName,
  onLeave,
}: CellEditorProps) {
  const started = useRef(false)
  const focus = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return
      element.focus()
      if (element instanceof HTMLInputElement && typed === undefined && !started.current) element.select()
      started.current = true
    },
    [typed],
  )
  const shared = { ref: focus, 'aria-label': label, invalid: problem !== undefined, onBlur: onLeave }
  switch (name) {
    case 'type':
      return (
        <Select
          {...shared}
          options={types}
          value={row.type}
          onValueChange={(type) => {
            if (type) onChange({ type })
          }}
        />
      )
    case 'length':
    case 'decimals':
      return (
        <NumberField
          {...shared}
          steppers={false}
          align="end"
          min={0}
          max={max}
          defaultValue={typed !== undefined && /\d/.test(typed) ? Number(typed) : row[name]}
          onValueChange={(value) => onChange({ [name]: value ?? 0 })}
        />
      )
    case 'checkTable':
      return <TableNameEditor {...shared} value={typed ?? row.checkTable} onChange={onChange} />
    case 'rollName':
      return row.newElement === '' ? (
        <ElementEditor
          {...shared}
          value={row.dataElementId}
          onChange={onChange}
          onElement={onElement}
          onElementName={onElementName}
        />
      ) : (
        <TextEditor
          {...shared}
          value={typed ?? row.newElement}
          maxLength={30}
          onChange={(newElement) => onChange({ newElement })}
        />
      )
    case 'fieldName':
    case 'description':
    case 'refTable':
    case 'refField':
      return (
        <TextEditor
          {...shared}
          value={typed ?? row[name]}
          maxLength={maxLength}
          spellCheck={name === 'description' ? undefined : false}
          onChange={(text) => onChange({ [name]: text })}
        />
      )
  }
}

interface Shared {
  ref: (element: HTMLElement | null) => void
  'aria-label': string
  invalid: boolean
  onBlur: () => void
}

interface TextEditorProps extends Shared {
  value: string
  maxLength: number | undefined
  spellCheck?: boolean
  onChange: (text: string) => void
}

/** A text, written once it is left. */
function TextEditor({ value, onChange, onBlur, ...rest }: TextEditorProps) {
  const [text, setText] = useState(value)
  return (
    <TextField
      {...rest}
      value={text}
      onValueChange={(next) => setText(next ?? '')}
      onBlur={() => {
        onChange(text)
        onBlur()
      }}
    />
  )
}

interface TableNameEditorProps extends Shared {
  value: string
  onChange: (change: Partial<FieldRow>) => void
}

/** The name of a table of the data model or of a dictionary; any name can be typed, for the table may come later. */
function TableNameEditor({ value, onChange, ...rest }: TableNameEditorProps) {
  const { client } = useServices()
  const load: ComboLoad = useCallback(
    async (search, { signal }) => {
      const query = { search: search || undefined, size: 20 }
      const [model, dictionary] = await Promise.all([
        client.dataTables.list(query, { signal }),
        client.dictionaryTables.list(query, { signal }),
      ])
      const found = new Map<string, string>()
      for (const { tableName, description } of model.rows) found.set(tableName, description)
      for (const { tableName, descriptionInfo } of dictionary.rows)
        found.set(tableName, descriptionInfo.shortDescription)
      return Array.from(found, ([name, detail]) => ({ value: name, label: name, detail }))
    },
    [client],
  )
  return (
    <ComboBox
      {...rest}
      freeText
      load={load}
      defaultValue={value === '' ? null : value}
      onValueChange={(name) => onChange({ checkTable: name ?? '' })}
    />
  )
}

interface ElementEditorProps extends Shared {
  value: string | null
  onChange: (change: Partial<FieldRow>) => void
  onElement: (id: string) => void
  onElementName: (name: string) => void
}

/** The picker of data elements. A name that is typed and left is looked up by the page, for it may be that of a new one. */
function ElementEditor({ value, onChange, onElement, onElementName, onBlur, ...rest }: ElementEditorProps) {
  const draft = useRef<ControlDraft | null>(null)
  return (
    <ReferenceControl
      {...rest}
      to="dataElements"
      value={value}
      onValueChange={(id) => {
        if (id === null) onChange({ dataElementId: null })
        else onElement(id)
      }}
      onDraftChange={(next) => {
        draft.current = next
      }}
      onBlur={() => {
        // A text that was left is told in a moment.
        setTimeout(() => {
          const name = draft.current?.text.trim() ?? ''
          if (name !== '') onElementName(name)
          onBlur()
        })
      }}
    />
  )
}
