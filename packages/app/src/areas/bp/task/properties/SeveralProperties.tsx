import { roleLetters } from '@embpm/bpmn'
import { KeyValue } from '@embpm/ui/key-value'
import { useTranslation } from 'react-i18next'
import { useElementWords } from '../../../../diagram/elementWords.js'
import type { ElementFacts } from '../../../../diagram/modeler/ModelerFacts.js'
import { useChoiceText } from '../../../../entity/useFieldText.js'
import { PropertySection } from './PropertySection.js'

/** Props of `SeveralProperties`. */
export interface SeveralPropertiesProps {
  elements: readonly ElementFacts[]
  /** Called with the id of the one that is chosen among them. */
  onSelect: (id: string) => void
}

/** What several elements have in common: their kind, their lane and the roles that all of them name. */
export function SeveralProperties({ elements, onSelect }: SeveralPropertiesProps) {
  const { t } = useTranslation()
  const words = useElementWords()
  const choiceText = useChoiceText()
  const shared = (values: readonly string[]) => {
    const [first, ...others] = [...new Set(values)]
    return others.length === 0 ? first : t('elementProperties.different')
  }
  const [first, ...others] = elements
  const common = (first?.facts.roles ?? []).filter(({ letter, ref }) =>
    others.every(({ facts }) => facts.roles?.some((role) => role.letter === letter && role.ref === ref)),
  )
  return (
    <>
      <h2 className="emb-app-properties-title">{t('elementProperties.several', { total: elements.length })}</h2>
      <PropertySection title={t('elementProperties.common')}>
        <KeyValue
          items={[
            {
              label: t('diagram.properties.type'),
              value: shared(elements.map(({ type, trigger }) => words.typeOf(type, trigger))),
            },
            { label: t('diagram.properties.lane'), value: shared(elements.map(({ lane }) => lane ?? '')) },
            ...roleLetters.map((letter) => ({
              label: choiceText('raciPart', letter),
              value: common
                .filter((role) => role.letter === letter)
                .map(({ name }) => name)
                .join(', '),
            })),
          ]}
        />
      </PropertySection>
      <PropertySection title={t('elementProperties.elements')} note={String(elements.length)}>
        <ul className="emb-app-links">
          {elements.map(({ id, type, trigger, facts }) => (
            <li key={id}>
              <button type="button" className="emb-link" onClick={() => onSelect(id)}>
                {facts.name || words.typeOf(type, trigger)}
              </button>
            </li>
          ))}
        </ul>
      </PropertySection>
    </>
  )
}
