import { NumberInput } from '@embpm/forms/number-input'
import { RepeatSection } from '@embpm/forms/repeat-section'
import { TextInput } from '@embpm/forms/text-input'
import { Card } from '@embpm/ui/card'
import { useTranslation } from 'react-i18next'
import { FieldInput, FieldsCard } from '../../../entity/FieldInput.js'
import { StatusField } from '../../../entity/StatusField.js'
import { productKind as kind } from './productKind.js'

/** The fields of a product: what it is, its units, and the plants that have it. */
export function ProductFields() {
  const { t } = useTranslation()
  return (
    <>
      <FieldsCard title={t('object.general')}>
        <FieldInput kind={kind} name="productNo" />
        <FieldInput kind={kind} name="type" />
        <div className="emb-app-wide">
          <FieldInput kind={kind} name="name" />
        </div>
        <FieldInput kind={kind} name="group" />
        <FieldInput kind={kind} name="baseUnit" />
        <FieldInput kind={kind} name="weight" />
        <div className="emb-app-wide">
          <StatusField />
        </div>
        <FieldInput kind={kind} name="description" />
      </FieldsCard>
      <Card title={t('products.units')}>
        <RepeatSection
          name="units"
          label={t('fields.units')}
          description={t('products.unitsHelp')}
          addLabel={t('products.addUnit')}
          newRow={() => ({ unit: '', quantity: 1, baseQuantity: 1 })}
        >
          {(row) => (
            <div className="emb-app-fields">
              <NumberInput name={`${row.name}.quantity`} label={t('fields.quantity')} min={0} max={1e9} required />
              <TextInput name={`${row.name}.unit`} label={t('fields.unit')} maxLength={10} required />
              <NumberInput
                name={`${row.name}.baseQuantity`}
                label={t('fields.baseQuantity')}
                min={0}
                max={1e9}
                required
              />
            </div>
          )}
        </RepeatSection>
      </Card>
      <FieldsCard title={t('fields.plants')}>
        <FieldInput kind={kind} name="plants" />
      </FieldsCard>
    </>
  )
}
