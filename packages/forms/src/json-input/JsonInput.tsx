import { TextField, useTextLimit } from '@embpm/ui/text-field'
import { useWords } from '@embpm/ui/ui-strings'
import { useEffect, useState, useSyncExternalStore, type ComponentProps } from 'react'
import { formWords } from '../form/formWords.js'
import { useBoundField } from '../form/useBoundField.js'
import { jsonErrorPosition } from './jsonErrorPosition.js'

/** Props of `JsonInput`: those of `TextField` but for its value, which lives in the form. */
export interface JsonInputProps extends Omit<
  ComponentProps<typeof TextField>,
  'name' | 'value' | 'defaultValue' | 'onValueChange' | 'errorMessage' | 'ref' | 'type' | 'multiline'
> {
  /** Path of the value in the form: any JSON value, `null` for an empty text. */
  name: string
  /** Characters of the text that are read as JSON; a longer text is kept and not read. Default 200,000. */
  maxLength?: number
}

interface Edit {
  text: string
  /** The form's value after this edit, as JSON. */
  json: string
  /** How often a draft was taken away before this edit. */
  drops: number
  problem?: string
}

/**
 * JSON edited as text. The form holds the parsed value. A text that is no JSON is kept as typed, with the place of the
 * error below it, while the form keeps the last good value; `Form` does not submit as long as it stands, and it survives
 * even if the field leaves the page and comes back.
 */
export function JsonInput({ name, onBlur, className, rows = 8, maxLength = 200_000, ...props }: JsonInputProps) {
  const {
    ref,
    value,
    onBlur: leave,
    form,
    registry,
    disabled,
    readOnly,
    errorMessage,
  } = useBoundField({
    name,
    label: props.label,
    disabled: props.disabled,
    readOnly: props.readOnly,
  })
  const t = useWords(formWords)
  const limitOf = useTextLimit(maxLength)
  const drops = useSyncExternalStore(
    registry.subscribe,
    () => registry.dropsOf(name),
    () => 0,
  )
  const [edit, setEdit] = useState<Edit | null>(() => {
    const draft = registry.drafts().get(name)
    return draft === undefined ? null : { ...draft, drops }
  })
  const json = toJson(value)
  // A value that was set from outside, or a reset, replaces the text.
  const current = edit?.json === json && edit.drops === drops ? edit : null

  useEffect(() => {
    const draft = registry.drafts().get(name)
    if (draft !== undefined && draft.json !== json) registry.dropDrafts(name)
  }, [registry, name, json])

  const type = (text: string) => {
    // A text that is too long is not read at all: megabytes of it would hold up the page.
    const tooLong = limitOf(text.length).problem
    const parsed = tooLong === undefined ? parse(text) : null
    if (parsed === null) {
      const draft = { text, json, problem: tooLong ?? t('jsonError', jsonErrorPosition(text)) }
      setEdit({ ...draft, drops })
      registry.setDraft(name, draft)
      return
    }
    setEdit({ text, json: toJson(parsed.value), drops })
    registry.setDraft(name, null)
    // Not `field.onChange`: it takes an object with a property "target" for an event.
    form.setValue(name, parsed.value, {
      shouldDirty: true,
      shouldTouch: true,
      shouldValidate: form.formState.isSubmitted,
    })
  }

  return (
    <TextField
      {...props}
      className={className === undefined ? 'emb-json-input' : `emb-json-input ${className}`}
      multiline
      rows={rows}
      name={name}
      ref={ref}
      value={current?.text ?? format(value)}
      disabled={disabled}
      readOnly={readOnly}
      description={(current && limitOf(current.text.length).note) ?? props.description}
      errorMessage={current?.problem ?? errorMessage}
      onValueChange={(text) => type(text ?? '')}
      onBlur={() => {
        leave()
        onBlur?.()
      }}
    />
  )
}

function parse(text: string): { value: unknown } | null {
  if (text.trim() === '') return { value: null }
  try {
    const value: unknown = JSON.parse(text)
    return { value }
  } catch {
    return null
  }
}

const toJson = (value: unknown): string => JSON.stringify(value ?? null)

const format = (value: unknown): string => (value == null ? '' : JSON.stringify(value, null, 2))
