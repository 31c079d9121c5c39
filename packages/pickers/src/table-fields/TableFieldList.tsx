import { Highlight } from '@embpm/ui/highlight'
import { useWords } from '@embpm/ui/ui-strings'
import { KeyRound } from 'lucide-react'
import type { TableField } from './TableField.js'
import { tableFieldsWords } from './tableFieldsWords.js'

/**
 * The fields of a table under each other: key mark, name and meaning, type, and length in the dictionary's notation, where
 * `13,2` is 13 digits with 2 of them behind the point.
 */
export function TableFieldList({ fields, search }: { fields: readonly TableField[]; search: string }) {
  const t = useWords(tableFieldsWords)
  return (
    <table className="emb-table-fields-list">
      <thead>
        <tr>
          <th scope="col">{t('field')}</th>
          <th scope="col">{t('type')}</th>
          <th scope="col">{t('length')}</th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ fieldName, isKey, type, length, decimals, description }) => (
          <tr key={fieldName} data-key={isKey ? '' : undefined}>
            <th scope="row">
              <span className="emb-table-fields-name">
                <span className="emb-table-fields-mark" title={isKey ? t('key') : undefined}>
                  {isKey && (
                    <>
                      <KeyRound size={14} strokeWidth={1.5} aria-hidden="true" />
                      <span className="emb-visually-hidden">{t('key')}</span>
                    </>
                  )}
                </span>{' '}
                <bdi>
                  <Highlight text={fieldName} search={search} />
                </bdi>
              </span>
              {description != null && description !== '' && (
                <span className="emb-table-fields-meaning">
                  <bdi>
                    <Highlight text={description} search={search} />
                  </bdi>
                </span>
              )}
            </th>
            <td>
              <Highlight text={type} search={search} />
            </td>
            <td>{decimals != null && decimals > 0 ? `${length},${decimals}` : length}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
