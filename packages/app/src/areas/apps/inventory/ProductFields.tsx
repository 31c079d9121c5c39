import type { InventoryTag } from '@embpm/contract/sample/inventory'
import { CheckboxInput } from '@embpm/forms/checkbox-input'
import { NumberInput } from '@embpm/forms/number-input'
import { SelectInput } from '@embpm/forms/select-input'
import { TextInput } from '@embpm/forms/text-input'
import { useController, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ChosenNames } from '../chosen-names/ChosenNames.js'
import { priceWithTax, type ProductValues } from './productForm.js'
import { ProductPictures } from './ProductPictures.js'
import { type Catalog, useCatalog } from './useCatalog.js'

/** The taxes of the sample, in percent. */
const taxes = [8, 10, 18, 20, 30]

const pieces = { min: 0, step: 1, steppers: false, align: 'end' } as const
const money = {
  min: 0,
  step: 0.01,
  steppers: false,
  align: 'end',
  format: { minimumFractionDigits: 2, maximumFractionDigits: 2 },
} as const
const weight = { min: 0, step: 0.001, steppers: false, align: 'end', format: { maximumFractionDigits: 3 } } as const

/** Props of `ProductFields`. */
export interface ProductFieldsProps {
  isNew: boolean
  tags: readonly InventoryTag[]
}

/** The fields of a product: its pictures, what it is, how much there is of it, and what it costs. */
export function ProductFields({ isNew, tags }: ProductFieldsProps) {
  const { t, i18n } = useTranslation()
  const { categories, brands, vendors } = useCatalog()
  const { getValues, setValue } = useFormContext<ProductValues>()
  // Taken apart, because an object with a `ref` counts as a ref as a whole for the React compiler's rules.
  const { value: chosen, onChange: choose } = useController<ProductValues, 'tags'>({ name: 'tags' }).field
  const percent = new Intl.NumberFormat(i18n.language || 'en', { style: 'percent' })
  const options = (entries: Catalog['brands']) => entries.map(({ id, name }) => ({ value: id, label: name }))
  /** The price with tax follows what it is made of. */
  const reprice = (change: Partial<Pick<ProductValues, 'basePrice' | 'taxPercent'>>) => {
    const { basePrice, taxPercent } = { ...getValues(), ...change }
    const price = priceWithTax(basePrice, taxPercent)
    if (price !== null) setValue('price', price, { shouldDirty: true })
  }
  return (
    <div className="emb-app-inventory-form">
      <ProductPictures />
      <div className="emb-app-fields">
        <div className="emb-app-wide">
          <TextInput name="name" label={t('fields.name')} required autoFocus={isNew} autoComplete="off" />
        </div>
        <TextInput name="sku" label={t('inventory.sku')} autoComplete="off" spellCheck={false} />
        <TextInput
          name="barcode"
          label={t('inventory.barcode')}
          description={t('inventory.barcodeText')}
          autoComplete="off"
          spellCheck={false}
        />
        <SelectInput name="category" label={t('fields.category')} placeholder="" options={options(categories)} />
        <SelectInput name="brand" label={t('inventory.brand')} placeholder="" options={options(brands)} />
        <SelectInput name="vendor" label={t('fields.vendor')} placeholder="" options={options(vendors)} />
        <NumberInput<ProductValues> {...weight} name="weight" label={t('inventory.weight')} />
        <NumberInput<ProductValues> {...pieces} name="stock" label={t('inventory.stock')} />
        <NumberInput<ProductValues> {...pieces} name="reserved" label={t('inventory.reserved')} />
        <NumberInput<ProductValues> {...money} name="cost" label={t('inventory.cost')} />
        <NumberInput<ProductValues>
          {...money}
          name="basePrice"
          label={t('inventory.basePrice')}
          onValueChange={(basePrice) => reprice({ basePrice })}
        />
        <SelectInput
          name="taxPercent"
          label={t('inventory.tax')}
          placeholder=""
          options={taxes.map((tax) => ({ value: String(tax), label: percent.format(tax / 100) }))}
          onValueChange={(taxPercent) => reprice({ taxPercent })}
        />
        <NumberInput<ProductValues> {...money} name="price" label={t('inventory.price')} />
        <div className="emb-app-wide">
          <TextInput name="description" label={t('fields.description')} multiline rows={3} />
        </div>
        <ChosenNames
          label={t('fields.tags')}
          choose={t('apps.tags.choose')}
          names={tags}
          chosen={chosen}
          onChange={choose}
        />
        <CheckboxInput<ProductValues>
          name="active"
          label={t('inventory.active')}
          description={t('inventory.activeText')}
        />
      </div>
    </div>
  )
}
