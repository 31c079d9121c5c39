import { TextField } from '@embpm/ui/text-field'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { convertCell } from '../import/convertCell.js'
import { localeFormat } from '../import/ImportFormat.js'
import type { FieldControlProps } from './FieldDraft.js'

const noChoices: ReadonlyMap<string, string> = new Map()

/** A value that is typed as text: a time, several texts, JSON. What was typed stays as it is typed. */
export function TypedValueField({
  label,
  field,
  draft,
  errorMessage,
  disabled,
  onDraftChange,
}: FieldControlProps & { label: string }) {
  const { t, i18n } = useTranslation()
  const [typed, setTyped] = useState<{ text: string; json: string }>()
  const { kind } = field
  const json = JSON.stringify(draft.value)
  // A value that was set from outside takes the place of the text.
  const text = typed?.json === json || draft.problem ? (typed?.text ?? '') : textOf(draft.value)

  const type = (next: string | null) => {
    const input = next ?? ''
    if (input.trim() === '') {
      setTyped({ text: input, json: 'null' })
      onDraftChange({ set: false, value: null })
      return
    }
    const options = { format: localeFormat(i18n.language), choices: () => noChoices }
    const converted = convertCell(input, field, options)
    const value = 'value' in converted ? converted.value : null
    setTyped({ text: input, json: JSON.stringify(value) })
    onDraftChange('value' in converted ? { set: true, value } : { set: false, value: null, problem: true })
  }

  const hint = kind === 'list' ? t('list.bulk.listHelp') : undefined
  const problem = kind === 'json' ? t('list.import.problem.kind.json') : t('list.import.problem.kind.dateTime')
  return (
    <TextField
      label={label}
      disabled={disabled}
      description={hint}
      errorMessage={draft.problem ? problem : errorMessage}
      multiline={kind === 'json'}
      maxLength={kind === 'json' ? field.maxLength : undefined}
      spellCheck={kind === 'list'}
      value={text}
      onValueChange={type}
    />
  )
}

const textOf = (value: unknown): string =>
  value === null || value === undefined
    ? ''
    : Array.isArray(value)
      ? value.join(', ')
      : typeof value === 'string'
        ? value
        : JSON.stringify(value)
