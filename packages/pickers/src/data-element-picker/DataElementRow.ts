/** What the picker shows of a data element. Only `id` and `rollName` are needed. */
export interface DataElementRow {
  /** The value of the picker. */
  id: string
  /** Technical name, such as MATNR. */
  rollName: string
  description?: string
  /** Id of the system whose dictionary it is in, such as S4P. */
  system?: string
  /** The domain that gives it its type. */
  domain?: string
  /** Data type, such as CHAR. */
  type?: string
  /** Characters or digits. */
  length?: number
  /** Digits after the point. */
  decimals?: number
  searchHelp?: string
  heading?: string
  shortLabel?: string
  mediumLabel?: string
  longLabel?: string
}
