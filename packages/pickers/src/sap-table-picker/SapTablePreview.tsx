import type { SapTableNode } from '@embpm/contract/sap-table'
import { KeyValue } from '@embpm/ui/key-value'
import { useWords } from '@embpm/ui/ui-strings'
import { TableFields } from '../table-fields/TableFields.js'
import type { LoadTableFields } from '../table-fields/TableField.js'
import { sapTablePickerWords } from './sapTablePickerWords.js'

/** Props of `SapTablePreview`. */
export interface SapTablePreviewProps {
  node: SapTableNode
  /** Answers the fields of a table; asked with the node's id. */
  fields: LoadTableFields
  /** What was searched for. Default `''`. */
  search?: string
}

/** What the marked node is: a table with its fields, a transaction with its program and package, a component. */
export function SapTablePreview({ node, fields, search }: SapTablePreviewProps) {
  const t = useWords(sapTablePickerWords)
  if (node.type === 'table') {
    return (
      <TableFields
        tableKey={node.id}
        name={node.attr1}
        detail={node.attr2}
        facts={[
          { label: t('transaction'), value: node.parentId },
          { label: t('category'), value: node.attr3 },
        ]}
        fields={fields}
        search={search}
      />
    )
  }
  return (
    <div className="emb-table-fields">
      <div className="emb-table-fields-head">
        <h3>
          <bdi>{node.attr1}</bdi>
        </h3>
      </div>
      <p className="emb-table-fields-detail">{node.attr2}</p>
      {node.type === 'transaction' && (
        <KeyValue
          items={[
            { label: t('program'), value: node.attr3 },
            { label: t('package'), value: node.meta.package },
          ]}
        />
      )}
    </div>
  )
}
