import type { ValueHelpItem } from './useResolvedRows.js'
import type { ValueHelpState } from './useValueHelp.js'

/**
 * What a chosen value is called where it stands: by its row; by its last name, and as deleted, where the source tells that; as an
 * unknown key where the source tells that there never was a row; by its key alone otherwise.
 */
export function itemLabel<Row>(
  { rowLabel }: Pick<ValueHelpState<Row>, 'rowLabel'>,
  item: ValueHelpItem<Row>,
  t: (key: 'deletedName' | 'unknownKey', values: { name: string } | { key: string }) => string,
): string {
  if (item.status === 'found') return rowLabel(item.row)
  if (item.status !== 'unknown' || item.lastName === undefined) return item.key
  return item.lastName === null ? t('unknownKey', { key: item.key }) : t('deletedName', { name: item.lastName })
}
