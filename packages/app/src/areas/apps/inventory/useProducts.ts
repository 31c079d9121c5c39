import {
  inventory as endpoints,
  type InventoryTag,
  type Product,
  type ProductPage,
} from '@embpm/contract/sample/inventory'
import { toasts } from '@embpm/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askShared } from '../../../entity/askShared.js'
import { freshness } from '../../../entity/entityQueries.js'
import { useRevision } from '../../../entity/useRevision.js'
import { useServices } from '../../../shell/ServicesProvider.js'
import { useQuietCall } from '../useQuietCall.js'
import type { ProductPatch } from './productForm.js'
import { productSource, type ProductSourceOptions } from './productSource.js'

/** First parts of the keys of all pages of products. */
export const pagesKey = ['user', 'inventory', 'products'] as const

const noChanges: ProductSourceOptions['changes'] = new Map()

/** There is no such product any more. */
class ProductGone extends Error {}

/** The calls of the inventory. */
export function useInventoryClient() {
  const { connectTo } = useServices()
  return useMemo(() => connectTo('api', endpoints), [connectTo])
}

/**
 * The products, and what can be done with them. Whether one is for sale is changed at once, and taken back with words where the service
 * refuses it; what is typed into a form is shown once it is stored.
 */
export function useProducts(tags: readonly InventoryTag[]) {
  const { t } = useTranslation()
  const { queryClient } = useServices()
  const client = useInventoryClient()
  const run = useQuietCall(pagesKey)
  const [changes, setChanges] = useState(noChanges)
  const revision = useRevision(pagesKey)
  const source = useMemo(
    () => ({
      ...productSource({
        changes,
        tags,
        ask: (question, signal) =>
          askShared(
            queryClient,
            {
              queryKey: [...pagesKey, question],
              queryFn: (context) => client.products.list(question, { signal: context.signal }),
              staleTime: freshness,
            },
            signal,
          ),
      }),
      revision,
    }),
    [client, queryClient, changes, tags, revision],
  )

  const put = (row: Product) =>
    queryClient.setQueriesData<ProductPage>({ queryKey: pagesKey }, (page) =>
      page?.products ? { ...page, products: page.products.map((one) => (one.id === row.id ? row : one)) } : page,
    )
  /** Makes a call. Once it is done, all pages are asked for again: the order may be another one. */
  const send = async <T>(call: () => Promise<T>): Promise<T> => {
    const answer = await run(call)
    void queryClient.invalidateQueries({ queryKey: pagesKey })
    return answer
  }
  const update = async (id: string, product: ProductPatch): Promise<Product> => {
    const row = await client.products.update({ id, product })
    if (row === null) throw new ProductGone()
    put(row)
    return row
  }
  const tell = (error: unknown, refused: string) => {
    const isGone = error instanceof ProductGone
    if (isGone) void queryClient.invalidateQueries({ queryKey: pagesKey })
    const text = isGone ? t('inventory.goneMeanwhile') : navigator.onLine ? refused : t('inventory.offline')
    toasts.add({ text, icon: 'error' })
  }

  return {
    /** For a table. */
    source,
    /** Why a form could not be stored, in words. What was typed is kept. */
    problemOf: (error: unknown): string =>
      error instanceof ProductGone
        ? t('object.goneWhileEditing')
        : t(navigator.onLine ? 'object.saveFailed' : 'inventory.keptOffline'),
    /** Puts a product up for sale, or takes it off, at once. */
    setActive: async (id: string, active: boolean): Promise<void> => {
      const change = { active }
      setChanges((all) => new Map(all).set(id, change))
      try {
        await send(() => update(id, change))
      } catch (error) {
        tell(error, t('inventory.refused'))
      }
      // A later change of the same product stays.
      setChanges((all) => (all.get(id) === change ? new Map([...all].filter(([one]) => one !== id)) : all))
    },
    /** Stores fields of a product. Who asks says why it failed. */
    save: async (id: string, fields: ProductPatch): Promise<void> => {
      await send(() => update(id, fields))
    },
    /** Makes a product and answers its id. Who asks says why it failed. */
    create: (fields: ProductPatch): Promise<string> =>
      send(async () => {
        const { id } = await client.products.create({})
        try {
          await update(id, fields)
        } catch (error) {
          // What is half made would stand there without its name.
          await client.products.remove({ query: { id } }).catch(() => undefined)
          throw error
        }
        return id
      }),
    /**
     * Deletes a product.
     * @param onGone called once it is gone, before the page shows that
     */
    remove: async (id: string, onGone: () => void): Promise<void> => {
      try {
        await send(async () => {
          await client.products.remove({ query: { id } })
          onGone()
        })
      } catch (error) {
        tell(error, t('inventory.notDeleted'))
      }
    },
  }
}

/** The products, and what can be done with them. */
export type Products = ReturnType<typeof useProducts>

/** Asks for one product, each time it is opened; `null` when there is none. */
export function useOneProduct(id: string | undefined) {
  const client = useInventoryClient()
  return useQuery({
    queryKey: ['user', 'inventory', 'product', id ?? ''],
    queryFn: ({ signal }): Promise<Product | null> => client.products.get({ id: id ?? '' }, { signal }),
    enabled: id !== undefined,
    staleTime: 0,
    gcTime: 0,
  })
}
