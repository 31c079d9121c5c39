/** What the picker shows of an application component, of a transaction below it, and of a table that the transaction uses. */
export interface SapTableNode {
  /** The value of the picker, when it is a table: transaction and table, such as VA01/VBAK. */
  id: string
  /** Only a `table` can be chosen. */
  type: 'component' | 'transaction' | 'table'
  /** Technical name, such as VA01 or VBAK. */
  attr1: string
  /** What it is called. */
  attr2?: string
  /** Of a transaction the program that it starts, of a table its category, such as TRANSP. */
  attr3?: string | null
  /** `id` of the node above. */
  parentId?: string | null
  /** Of a transaction its package. */
  meta?: { package?: string; tableName?: string } | null
}
