import type { Product } from '@embpm/contract/sample/inventory'

/** What is left of the stock of a product. */
export interface StockState {
  /** The share of the stock that is promised to nobody, from 0 to 1. */
  free: number
  /** `out` where there is none, `reserved` where all of it is promised; `null` else. */
  lack: 'out' | 'reserved' | null
}

/** What is left of the stock of a product; `null` where the stock is not known. */
export function stockState({ stock, reserved }: Pick<Product, 'stock' | 'reserved'>): StockState | null {
  if (stock === '') return null
  if (stock <= 0) return { free: 0, lack: 'out' }
  const left = Math.max(0, stock - Number(reserved))
  return { free: Math.min(1, left / stock), lack: left === 0 ? 'reserved' : null }
}
