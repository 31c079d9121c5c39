/** What the picker shows of a cost object. Only `id`, `costObject` and `name` are needed. */
export interface CostObjectRow {
  /** The value of the picker. */
  id: string
  /** Its number. */
  costObject: string
  name: string
  controllingArea?: string
  /** Such as cost centre or internal order. */
  type?: string
  description?: string
  responsible?: string
  category?: string
  /** Whether it stands for the cost objects below it. */
  hierarchy?: boolean
  plant?: string
  functionalArea?: string
  /** ISO 4217 code. */
  currency?: string
  profitCenter?: string
  /** Anything; shown as JSON. */
  metadata?: unknown
  costObjectGroup?: string
  costObjectGroupText?: string
}
