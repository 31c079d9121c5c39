import type { EntityField } from '../EntityField.js'

/** What a field holds when it holds nothing. */
export const emptyValue = ({ kind }: EntityField): unknown =>
  kind === 'list' ? [] : kind === 'text' || kind === 'longText' ? '' : null
