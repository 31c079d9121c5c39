// TreeValueHelp with nodes of its own, as the package's README shows it, on a page that knows nothing of ours.
import '@embpm/ui/fonts.css'
import '@embpm/ui/reset.css'
import '@embpm/ui/styles.css'
import '@embpm/pickers/styles.css'
import { TreeValueHelp } from '@embpm/pickers/value-help'
import { nestedTree } from '@embpm/ui/tree-source'
import { useMemo } from 'react'
import { countedTree } from '../../page/countedSource.ts'
import { mountTreeField } from '../../page/mountTreeField.tsx'
import { pageText } from '../../page/pageText.ts'
import type { TreeItem } from '../../treeData.ts'

const nodeLabel = ({ label }: TreeItem) => label
const searchIn = ({ label }: TreeItem) => [label]

function Picker({ roots }: { roots: TreeItem[] }) {
  const source = useMemo(() => countedTree(nestedTree(roots, { searchIn })), [roots])
  return (
    <TreeValueHelp
      source={source}
      nodeLabel={nodeLabel}
      label={pageText.open}
      title={pageText.open}
      searchLabel={pageText.search}
    />
  )
}

mountTreeField(Picker)
