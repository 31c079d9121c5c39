import type { Client, Counted } from '@embpm/contract'
import type { ProcessNode } from '@embpm/contract/process'
import { DataTree, useDataTree } from '@embpm/ui/data-tree'
import { Page } from '@embpm/ui/page'
import { useSearchText } from '@embpm/ui/search-field'
import { StateMessage } from '@embpm/ui/state-message'
import { useTranslation } from 'react-i18next'
import { treeName } from '../../../entity/tree/treeMemory.js'
import { useTreeExpansion } from '../../../entity/tree/useTreeExpansion.js'
import { useTreeSource } from '../../../entity/tree/useTreeSource.js'
import { usePlace } from '../../../entity/usePlace.js'
import { processTree } from '../processes/ProcessesScreen.js'

const api = (client: Client) => client.processes
const label = ({ name }: ProcessNode) => name
const code = (node: ProcessNode) => node.code

/** Props of `ProcessChooser`. */
export interface ProcessChooserProps {
  title: string
  search: string
  onSearchChange: (search: string) => void
  /** Called with the process whose model is to be shown, and with what is searched for, of which the address may not know yet. */
  onOpen: (id: string, search: string) => void
}

/** The hierarchy of processes, to choose the one that a page is about. What is open in it is open on the page of processes, too. */
export function ProcessChooser({ title, search, onSearchChange, onOpen }: ProcessChooserProps) {
  const { t } = useTranslation()
  const { organisation } = usePlace()
  const source = useTreeSource<ProcessNode>('processes', api)
  const { expandedKeys, setExpandedKeys } = useTreeExpansion(treeName(organisation, 'processes'))
  const { text: typed, setText: setTyped } = useSearchText({ followed: search, onFollow: onSearchChange })
  const tree = useDataTree<Counted<ProcessNode>>({
    source,
    label,
    secondary: code,
    icon: processTree.icon,
    selectionMode: 'single',
    selectedKeys: [],
    onSelectedKeysChange: ([id]) => id !== undefined && onOpen(id, typed),
    expandedKeys,
    onExpandedKeysChange: setExpandedKeys,
    search: typed,
    onSearchChange: setTyped,
  })
  return (
    <Page className="emb-app-process-chooser" data-density="compact">
      <Page.Head title={title} />
      <DataTree.Toolbar tree={tree} searchLabel={t('processes.search')} />
      <DataTree.Rows
        tree={tree}
        aria-label={t('processes.title')}
        empty={<StateMessage kind="empty" title={t('processes.emptyTitle')} description={t('processes.emptyText')} />}
      />
    </Page>
  )
}
