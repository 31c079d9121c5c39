import { StateMessage } from '@embpm/ui/state-message'
import type { TreeSource } from '@embpm/ui/tree-source'
import { TreeValueHelp } from '@embpm/pickers/value-help'
import { useTranslation } from 'react-i18next'
import type { ReferencePickerProps } from './pickers.js'

interface CodedNode {
  code: string
  name: string
}

interface CodedTreePickerProps extends Omit<ReferencePickerProps, 'onSelect'> {
  source: TreeSource<CodedNode>
  /** Namespace of the words of the kind. */
  words: 'processes' | 'businessDomains'
}

/** Picks a node of a tree whose nodes people call by code and name. */
function CodedTreePicker({ words, title, ...props }: CodedTreePickerProps) {
  const { t } = useTranslation()
  return (
    <TreeValueHelp<CodedNode>
      {...props}
      title={title ?? t(`${words}.select`)}
      searchLabel={t(`${words}.search`)}
      size="l"
      nodeLabel={codedName}
      empty={
        <StateMessage
          kind="empty"
          title={t(`${words}.emptyTitle`)}
          description={t(`${words}.emptyText`)}
          headingLevel={3}
        />
      }
    />
  )
}

/** Picks a process in the hierarchy of processes. */
export const ProcessPicker = (props: Omit<CodedTreePickerProps, 'words'>) => (
  <CodedTreePicker {...props} words="processes" />
)

/** Picks a business domain in the tree of business domains. */
export const BusinessDomainPicker = (props: Omit<CodedTreePickerProps, 'words'>) => (
  <CodedTreePicker {...props} words="businessDomains" />
)

const codedName = ({ code, name }: CodedNode): string => `${code} ${name}`
