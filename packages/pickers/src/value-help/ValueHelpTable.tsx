import { DataTable, useDataTable } from '@embpm/ui/data-table'
import { useWords } from '@embpm/ui/ui-strings'
import type { ValueHelpDialogOptions } from './ValueHelpDialog.js'
import { valueHelpWords } from './valueHelpWords.js'

type ValueHelpTableProps<Row> = Omit<ValueHelpDialogOptions<Row>, 'context' | 'confirmLabel'>

/** Search, table, preview and pages of a picker's dialog. */
export function ValueHelpTable<Row>(props: ValueHelpTableProps<Row>) {
  const { help, title, searchLabel, columns, pageSize = 50, preview, empty } = props
  const t = useWords(valueHelpWords)
  const table = useDataTable<Row>({
    columns,
    source: help.source,
    rowKey: help.rowKey,
    defaultView: { search: help.initialSearch, pageSize },
    selectionMode: 'single',
    selectedKeys: help.draft === null ? [] : [help.draft.key],
    // Like a radio button, a selected row stays selected when it is pressed again, so that a double click can confirm it.
    onSelectedKeysChange: (keys, rows) => {
      const row = rows.find((candidate) => help.rowKey(candidate) === keys[0])
      if (row !== undefined) help.select(row)
    },
    onRowAction: (row) => {
      if (help.draft?.key === help.rowKey(row)) help.confirm(row)
      else help.select(row)
    },
  })

  const shown = table.cursorRow ?? help.draft?.row ?? null
  return (
    <div className="emb-value-help-table">
      <DataTable.Toolbar table={table} searchLabel={searchLabel} autoFocus />
      <div className="emb-value-help-split">
        <div className="emb-value-help-grid">
          <DataTable.Grid table={table} aria-label={title} empty={empty} />
        </div>
        {preview && (
          <aside className="emb-value-help-preview" aria-label={t('preview')}>
            {shown === null ? <p className="emb-value-help-hint">{t('previewEmpty')}</p> : preview(shown)}
          </aside>
        )}
      </div>
      <DataTable.Pager table={table} />
    </div>
  )
}
