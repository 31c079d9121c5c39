import { KeyValue, type KeyValueItem } from '@embpm/ui/key-value'
import { TableFields } from '../table-fields/TableFields.js'
import type { LoadTableFields } from '../table-fields/TableField.js'
import type { SapTableNode } from './SapTableNode.js'

/** Props of `SapTablePreview`. */
export interface SapTablePreviewProps {
  node: SapTableNode
  /** Facts about the node. */
  facts: readonly KeyValueItem[]
  /** Answers the fields of a table; asked with the node's id. */
  fields: LoadTableFields
  /** What was searched for. Default `''`. */
  search?: string
}

/** What the marked node is, with its facts: a table with its fields, a transaction, a component. */
export function SapTablePreview({ node, facts, fields, search }: SapTablePreviewProps) {
  if (node.type === 'table') {
    return (
      <TableFields
        tableKey={node.id}
        name={node.attr1}
        detail={node.attr2 ?? ''}
        facts={facts}
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
      {facts.length > 0 && <KeyValue items={facts} />}
    </div>
  )
}
