/** What the pane shows of one field of a table. A `DataFieldRow` of the contract is one. */
export interface TableField {
  /** Technical name, unique in the table, such as MATNR. */
  fieldName: string
  /** Whether it belongs to the table's key. */
  isKey: boolean
  /** Data type, such as CHAR, NUMC or CURR. */
  type: string
  /** Number of characters or digits. */
  length: number
  /** Digits behind the point, where the type has them. */
  decimals?: number | null
  /** What it means, in words. */
  description?: string | null
}

/**
 * Answers the fields of a table in their order, at once where it can. The signal is aborted when another table is shown; a
 * rejected promise is shown as an error with "Try again". Keep the function the same between renders.
 */
export type LoadTableFields = (
  key: string,
  request: { signal: AbortSignal },
) => readonly TableField[] | Promise<readonly TableField[]>
