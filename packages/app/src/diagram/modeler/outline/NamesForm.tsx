import { useSubmit } from '@embpm/ui/action'
import { Button } from '@embpm/ui/button'
import { TextField } from '@embpm/ui/text-field'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FirstField } from './AddForm.js'

/** Props of `NamesForm`. */
export interface NamesFormProps {
  /** Labels of its fields: one or two. */
  labels: readonly [first: string, second?: string]
  onAdd: (first: string, second: string) => void
}

/** One or two names for what is to be added: Enter adds it. */
export function NamesForm({ labels: [first, second], onAdd }: NamesFormProps) {
  const { t } = useTranslation()
  const [names, setNames] = useState({ first: '', second: '' })
  const { formProps } = useSubmit(() => onAdd(names.first.trim(), names.second.trim()))
  return (
    <form className="emb-outline-form" {...formProps}>
      <FirstField label={first} value={names.first} onValueChange={(value) => setNames({ ...names, first: value })} />
      {second !== undefined && (
        <TextField
          label={second}
          value={names.second}
          autoComplete="off"
          onValueChange={(value) => setNames({ ...names, second: value ?? '' })}
        />
      )}
      <Button type="submit" variant="primary">
        {t('outline.fields.add')}
      </Button>
    </form>
  )
}
