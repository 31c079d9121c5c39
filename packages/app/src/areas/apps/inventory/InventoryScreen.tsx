import type { Product } from '@embpm/contract/sample/inventory'
import { Button } from '@embpm/ui/button'
import { ConfirmDialog } from '@embpm/ui/confirm-dialog'
import { lazyPart } from '@embpm/ui/lazy-part'
import { Message } from '@embpm/ui/message'
import { Page } from '@embpm/ui/page'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../../shell/ServicesProvider.js'
import { useLook } from '../../../shell/useLook.js'
import { usePart } from '../../../shell/usePart.js'
import { MissingPart } from '../../../shell/MissingPart.js'
import { draftName } from './productForm.js'
import { ProductTable } from './ProductTable.js'
import { newProduct, useInventoryAddress } from './useInventoryAddress.js'
import { useOneProduct, useProducts } from './useProducts.js'
import { useProductTags } from './useProductTags.js'
import type english from './text/en.json'
import './styles.css'

type Words = typeof english

declare module '../../../text/Text.js' {
  interface Text extends Words {}
}

const productDialog = lazyPart(async () => (await import('./ProductDialog.js')).ProductDialog)
const tagsDialog = lazyPart(async () => (await import('../names-dialog/TagsDialog.js')).TagsDialog)

/** The products of a shop, a page at a time, and one of them in a dialog. The address names it, and which are listed. */
export function InventoryScreen() {
  const { t } = useTranslation()
  const [{ density }] = useLook()
  const { drafts } = useServices()
  const address = useInventoryAddress()
  const { productId, close } = address
  const tagList = useProductTags()
  const { tags } = tagList
  const products = useProducts(tags)
  const isNew = productId === newProduct
  const openId = isNew ? undefined : productId
  const one = useOneProduct(openId)
  const product = openId === undefined ? undefined : one.data

  const dialog = usePart(productDialog, isNew || !!product, close)
  const [showsTags, setShowsTags] = useState(false)
  const names = usePart(tagsDialog, showsTags, () => setShowsTags(false))
  const [asked, setAsked] = useState<Product | null>(null)

  if (openId !== undefined && product === null)
    return (
      <MissingPart
        title={t('inventory.unknown', { id: openId })}
        back={{ href: address.listHref, label: t('inventory.toList') }}
      />
    )
  return (
    <Page className="emb-app-list" data-density={density}>
      <ProductTable
        address={address}
        products={products}
        tags={tags}
        notice={
          openId !== undefined &&
          product === undefined &&
          one.isError && (
            <div className="emb-app-notice">
              <Message
                tone="danger"
                actions={
                  <>
                    <Button size="s" onPress={() => one.refetch()}>
                      {t('states.retry')}
                    </Button>
                    <Button size="s" variant="ghost" onPress={close}>
                      {t('inventory.toList')}
                    </Button>
                  </>
                }
              >
                {t('inventory.oneFailed')}
              </Message>
            </div>
          )
        }
        onEditTags={() => setShowsTags(true)}
        onDelete={setAsked}
      />
      {dialog.Part && (isNew || product) && (
        <dialog.Part
          key={productId}
          product={product ?? undefined}
          products={products}
          tags={tags}
          onClose={close}
          onDelete={setAsked}
        />
      )}
      {names.Part && <names.Part open={showsTags} onOpenChange={setShowsTags} list={tagList} />}
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(isOpen) => !isOpen && setAsked(null)}
        title={t('inventory.deleteTitle', { name: asked?.name ?? '' })}
        message={t('inventory.deleteText')}
        confirmLabel={t('object.delete')}
        tone="danger"
        onConfirm={async () => {
          if (!asked) return
          await products.remove(asked.id, () => {
            drafts.delete(draftName(asked.id))
            if (openId !== undefined) close()
          })
        }}
      />
    </Page>
  )
}
