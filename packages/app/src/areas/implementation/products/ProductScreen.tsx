import { EntityPage } from '../../../entity/EntityPage.js'
import { ProductFields } from './ProductFields.js'
import { productKind } from './productKind.js'

/** The page of a product, or of a new one. */
export function ProductScreen() {
  return <EntityPage kind={productKind} fields={ProductFields} />
}
