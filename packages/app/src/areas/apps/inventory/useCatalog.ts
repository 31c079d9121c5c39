import type { Brand, Category } from '@embpm/contract/sample/inventory'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useInventoryClient } from './useProducts.js'

type Entry = Pick<Brand | Category, 'id' | 'name'>

const none: readonly Entry[] = []

/** What products are sorted into, as the service lists it; nobody changes it. */
export interface Catalog {
  categories: readonly Entry[]
  brands: readonly Entry[]
  vendors: readonly Entry[]
}

/** The categories, brands and vendors that a product can have; none until they are loaded. Memoised. */
export function useCatalog(): Catalog {
  const client = useInventoryClient()
  const { data: categories = none } = useQuery({
    queryKey: ['user', 'inventory', 'categories'],
    queryFn: ({ signal }): Promise<readonly Entry[]> => client.categories.list(undefined, { signal }),
    staleTime: Infinity,
  })
  const { data: brands = none } = useQuery({
    queryKey: ['user', 'inventory', 'brands'],
    queryFn: ({ signal }): Promise<readonly Entry[]> => client.brands.list(undefined, { signal }),
    staleTime: Infinity,
  })
  const { data: vendors = none } = useQuery({
    queryKey: ['user', 'inventory', 'vendors'],
    queryFn: ({ signal }): Promise<readonly Entry[]> => client.vendors.list(undefined, { signal }),
    staleTime: Infinity,
  })
  return useMemo(() => ({ categories, brands, vendors }), [categories, brands, vendors])
}

/** What an entry is called; its id where it is not known, and nothing until the entries are loaded. */
export const nameIn = (entries: readonly Entry[], id: string): string =>
  entries.length === 0 ? '' : (entries.find((one) => one.id === id)?.name ?? id)
