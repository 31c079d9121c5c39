import { useTags } from '../names-dialog/useTags.js'
import { pagesKey, useInventoryClient } from './useProducts.js'

/** The tags of products, and what can be done with them. */
export const useProductTags = () =>
  useTags({ queryKey: ['user', 'inventory', 'tags'], usedIn: pagesKey, calls: useInventoryClient().tags })
