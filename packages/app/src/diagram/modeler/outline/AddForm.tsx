import { useSubmit } from '@embpm/ui/action'
import { Button } from '@embpm/ui/button'
import { Select } from '@embpm/ui/select'
import { TextField } from '@embpm/ui/text-field'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useElementWords } from '../../elementWords.js'
import type { ElementKind, OutlineLane } from '../ModelerEditing.js'
import { keyOf, kindName } from './kindWords.js'

/** Props of `AddForm`. */
export interface AddFormProps {
  kinds: readonly ElementKind[]
  /** Lanes that it can go to; none where there is no choice. */
  lanes: readonly OutlineLane[]
  /** Id of the lane where it goes otherwise. */
  lane: string | null
  onAdd: (kind: ElementKind, name: string, lane: string | null) => void
}

/** Kind, lane and name of what is to be added: Enter adds it. */
export function AddForm({ kinds, lanes, lane: given, onAdd }: AddFormProps) {
  const { t } = useTranslation()
  const words = useElementWords()
  const usual = kinds.find(({ type }) => type === 'bpmn:UserTask') ?? kinds[0]
  const [key, setKey] = useState(usual ? keyOf(usual) : null)
  const [lane, setLane] = useState(given)
  const [name, setName] = useState('')
  const kind = kinds.find((one) => keyOf(one) === key)
  const { formProps } = useSubmit(() => kind && onAdd(kind, name.trim(), lane === given ? null : lane))
  if (!kind) return <p className="emb-outline-none">{t('outline.said.refused')}</p>

  return (
    <form className="emb-outline-form" {...formProps}>
      <Select
        label={t('outline.fields.kind')}
        value={key}
        onValueChange={setKey}
        options={kinds.map((one) => ({ value: keyOf(one), label: kindName(one, words, t) }))}
      />
      {lanes.length > 1 && (
        <Select
          label={t('outline.fields.lane')}
          value={lane}
          onValueChange={setLane}
          options={lanes.map((one) => ({ value: one.id, label: words.shortName(one) }))}
        />
      )}
      <FirstField label={t('outline.fields.name')} value={name} onValueChange={setName} />
      <Button type="submit" variant="primary">
        {t('outline.fields.add')}
      </Button>
    </form>
  )
}

/** The field that has the focus when a form opens. */
export const FirstField = ({
  label,
  value,
  onValueChange,
}: {
  label: string
  value: string
  onValueChange: (value: string) => void
}) => (
  <TextField
    label={label}
    value={value}
    onValueChange={(text) => onValueChange(text ?? '')}
    autoComplete="off"
    autoFocus
  />
)
