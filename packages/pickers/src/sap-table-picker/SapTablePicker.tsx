import type { ControlProps } from '@embpm/ui/control'
import type { KeyValueItem } from '@embpm/ui/key-value'
import { lazyPart } from '@embpm/ui/lazy-part'
import { StateMessage } from '@embpm/ui/state-message'
import type { TreePath, TreeSource } from '@embpm/ui/tree-source'
import { useWords, type Translate, defineWords } from '@embpm/ui/ui-strings'
import { Package, SquareTerminal, Table2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { LoadTableFields } from '../table-fields/TableField.js'
import { LazyPreview } from '../value-help/PreviewPane.js'
import { TreeValueHelp } from '../value-help/TreeValueHelp.js'
import type { ValueHelpProps } from '../value-help/ValueHelpProps.js'
import type { SapTableNode } from './SapTableNode.js'

export type { SapTableNode }

/** English words of the picker of SAP transaction tables; replaced under `sapTablePicker` in `UiStrings`. */
export const sapTablePickerWords = defineWords('sapTablePicker', {
  title: 'Select SAP table',
  search: 'Search transactions and tables',
  transaction: 'Transaction',
  program: 'Program',
  package: 'Package',
  category: 'Category',
  emptyTitle: 'No transactions yet',
  emptyText: 'Tables are listed below the transactions that use them.',
})

const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const
const icons = {
  component: <Package {...glyph} />,
  transaction: <SquareTerminal {...glyph} />,
  table: <Table2 {...glyph} />,
}

/** The glyph of a node: a package for a component, a terminal for a transaction, a grid for a table. */
const sapTableIcon = ({ type }: SapTableNode): ReactNode => icons[type]

/** Props of `SapTablePicker`. The value is the `id` of a table's node, which names transaction and table: VA01/VBAK. */
export interface SapTablePickerProps
  extends
    ControlProps<string>,
    Pick<ValueHelpProps<TreePath<SapTableNode>, string>, 'context' | 'placeholder' | 'history'> {
  /** Where components, transactions and tables come from. Keep it stable between renders. */
  source: TreeSource<SapTableNode>
  /** Answers the fields of a table by its node's `id`, for the preview; without it there is none. Keep it stable. */
  fields?: LoadTableFields
  /** Title of the dialog, name of the field's button and of the primary button. Default "Select SAP table". */
  title?: string
}

/**
 * Picks one table that an SAP transaction uses: by typing in the field, or in a fullscreen dialog with the tree of
 * components, transactions and tables (`spec.md` 2, SAP transaction table picker). Only tables can be chosen. A second
 * confirmation within a second is ignored (`spec.md` 4).
 */
export function SapTablePicker({ title, fields, ...props }: SapTablePickerProps) {
  const t = useWords(sapTablePickerWords)
  return (
    <TreeValueHelp<SapTableNode>
      {...props}
      title={title ?? t('title')}
      searchLabel={t('search')}
      confirmInterval={1000}
      nodeLabel={technicalName}
      nodeDetail={inWords}
      nodeIcon={sapTableIcon}
      isSelectable={isTable}
      preview={
        fields &&
        ((node, { search }) => (
          <LazyPreview part={previewPart} props={{ node, facts: factsOf(node, t), fields, search }} />
        ))
      }
      empty={<StateMessage kind="empty" title={t('emptyTitle')} description={t('emptyText')} headingLevel={3} />}
    />
  )
}

const technicalName = ({ attr1 }: SapTableNode): string => attr1

const inWords = ({ attr2 = '' }: SapTableNode): string => attr2

/** What is said of a table and of a transaction; of a component there is no more than its name. */
function factsOf(node: SapTableNode, t: Translate<typeof sapTablePickerWords.words>): readonly KeyValueItem[] {
  if (node.type === 'table')
    return [
      { label: t('transaction'), value: node.parentId },
      { label: t('category'), value: node.attr3 },
    ]
  if (node.type === 'component') return []
  return [
    { label: t('program'), value: node.attr3 },
    { label: t('package'), value: node.meta?.package },
  ]
}

const previewPart = lazyPart(async () => (await import('./SapTablePreview.js')).SapTablePreview)

const isTable = ({ type }: SapTableNode): boolean => type === 'table'
