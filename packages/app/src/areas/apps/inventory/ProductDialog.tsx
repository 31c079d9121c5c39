import type { InventoryTag, Product } from '@embpm/contract/sample/inventory'
import { Button } from '@embpm/ui/button'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useFormResolver } from '../../../entity/useFormResolver.js'
import { useServices } from '../../../shell/ServicesProvider.js'
import { DraftDialog } from '../draft-dialog/DraftDialog.js'
import { ProductFields } from './ProductFields.js'
import {
  draftName,
  patchOf,
  productDraft,
  productForm,
  type ProductOutput,
  type ProductValues,
  valuesOf,
} from './productForm.js'
import type { Products } from './useProducts.js'

/** Props of `ProductDialog`. */
export interface ProductDialogProps {
  /** The product as it is stored; `undefined` for one that does not exist yet. */
  product: Product | undefined
  products: Products
  tags: readonly InventoryTag[]
  onClose: () => void
  onDelete: (product: Product) => void
}

/** Edits a product. */
export function ProductDialog({ product, products, tags, onClose, onDelete }: ProductDialogProps) {
  const { t } = useTranslation()
  const { drafts } = useServices()
  const name = draftName(product?.id)
  // As it stands when one begins: what is stored meanwhile is no part of the form.
  const [base] = useState(() => valuesOf(product))
  const [start] = useState(() => drafts.get(name, productDraft) ?? base)
  const form = useForm<ProductValues, unknown, ProductOutput>({
    resolver: useFormResolver<ProductValues, ProductOutput>({ schema: productForm }),
    defaultValues: start,
    shouldFocusError: false,
  })
  const save = async (output: ProductOutput): Promise<string> => {
    const patch = patchOf(base, output)
    try {
      if (product === undefined) return await products.create(patch)
      if (Object.keys(patch).length > 0) await products.save(product.id, patch)
      return product.id
    } catch (error) {
      throw new Error(products.problemOf(error), { cause: error })
    }
  }
  return (
    <DraftDialog
      name={name}
      form={form}
      base={base}
      title={t(product ? 'inventory.edit' : 'inventory.new')}
      isNew={product === undefined}
      size="xl"
      start={
        product && (
          <span className="emb-app-inventory-start">
            <Button
              variant="ghost"
              icon={<Trash2 size={16} strokeWidth={1.5} aria-hidden />}
              onPress={() => onDelete(product)}
            >
              {t('object.delete')}
            </Button>
          </span>
        )
      }
      onSave={save}
      onClose={onClose}
      onStored={onClose}
    >
      <ProductFields isNew={product === undefined} tags={tags} />
    </DraftDialog>
  )
}
