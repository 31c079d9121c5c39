import type { StepFigures } from '@embpm/bpmn'
import { currencyOf, NumberField } from '@embpm/ui/number-field'
import { Select } from '@embpm/ui/select'
import { useTranslation } from 'react-i18next'
import { PropertySection } from './PropertySection.js'

/** The currencies that are offered; another one that a file brings stays. */
const currencies = ['EUR', 'USD', 'GBP', 'CHF', 'PLN', 'CZK', 'BRL', 'RUB', 'KZT', 'JPY', 'CNY'] as const

/** Props of `FigureFields`. */
export interface FigureFieldsProps {
  figures: StepFigures
  onChange: (figures: StepFigures) => void
}

/** What a step takes: minutes of work and of waiting, and money. */
export function FigureFields({ figures, onChange }: FigureFieldsProps) {
  const { t, i18n } = useTranslation()
  const currency = figures.currency ?? currencyOf(i18n.language || 'en')
  const offered = [...new Set<string>([...currencies, currency])]
  const number = { min: 0, step: 0.01, steppers: false, align: 'end' } as const
  return (
    <PropertySection title={t('elementProperties.timeAndCost')}>
      <div className="emb-app-property-pair">
        <NumberField
          {...number}
          label={t('diagram.properties.duration')}
          value={figures.duration}
          onValueChange={(duration) => onChange({ ...figures, duration })}
        />
        <NumberField
          {...number}
          label={t('diagram.properties.waiting')}
          value={figures.waiting}
          onValueChange={(waiting) => onChange({ ...figures, waiting })}
        />
        <NumberField
          {...number}
          label={t('diagram.properties.cost')}
          value={figures.cost}
          onValueChange={(cost) => onChange({ ...figures, cost, currency: cost === null ? null : currency })}
        />
        <Select
          label={t('diagram.properties.currency')}
          value={currency}
          disabled={figures.cost === null}
          options={offered.map((value) => ({ value, label: value }))}
          onValueChange={(value) => onChange({ ...figures, currency: value })}
        />
      </div>
    </PropertySection>
  )
}
