import { KeyValue } from '@embpm/ui/key-value'
import { Select } from '@embpm/ui/select'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useElementWords } from '../../../../diagram/elementWords.js'
import type { ElementFacts } from '../../../../diagram/modeler/ModelerFacts.js'
import type { Modeler } from '../../../../diagram/modeler/Modeler.js'
import { keyOf, kindName } from '../../../../diagram/modeler/outline/kindWords.js'
import { useModelerValue } from './useElementFacts.js'

/** Props of `KindFields`. */
export interface KindFieldsProps {
  modeler: Modeler
  element: ElementFacts
  /** Called with the id of what took its place. */
  onSelect: (id: string) => void
}

/** The value of the lane that an element lies in. */
const here = ''

/** What an element is and in which lane, as far as it can be something else and lie elsewhere. */
export function KindFields({ modeler, element: { id, type, trigger, lane, facts }, onSelect }: KindFieldsProps) {
  const { t } = useTranslation()
  const words = useElementWords()
  const kinds = useModelerValue(
    modeler,
    useCallback(() => modeler.kindsOf(id), [modeler, id]),
  )
  const lanes = useModelerValue(
    modeler,
    useCallback(() => modeler.lanesFor(id), [modeler, id]),
  )
  const kind = { type, trigger, goesOn: facts.interrupting === false && type === 'bpmn:BoundaryEvent' }
  const choices = new Map([kind, ...kinds].map((one) => [keyOf(one), one]))
  const replace = (key: string | null) => {
    const chosen = choices.get(key ?? '')
    const made = chosen && chosen !== kind ? modeler.replace(id, chosen) : null
    if (made !== null) onSelect(made)
  }
  return (
    <>
      {kinds.length > 0 && (
        <Select
          label={t('diagram.properties.type')}
          value={keyOf(kind)}
          options={[...choices].map(([value, one]) => ({ value, label: kindName(one, words, t) }))}
          onValueChange={replace}
        />
      )}
      {lanes.length === 0 && lane !== null && (
        <KeyValue items={[{ label: t('diagram.properties.lane'), value: lane }]} />
      )}
      {lanes.length > 0 && (
        <Select
          label={t('diagram.properties.lane')}
          value={here}
          options={[
            { value: here, label: lane ?? '' },
            ...lanes.map((one) => ({ value: one.id, label: words.shortName(one) })),
          ]}
          onValueChange={(to) => void (to && modeler.moveToLane(id, to))}
        />
      )}
    </>
  )
}
