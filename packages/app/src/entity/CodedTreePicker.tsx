import { StateMessage } from '@embpm/ui/state-message'
import type { TreeSource } from '@embpm/ui/tree-source'
import { TreeValueHelp } from '@embpm/pickers/value-help'
import { useTranslation } from 'react-i18next'
import type { ReferencePickerProps } from './pickers.js'

interface CodedNode {
  code: string
  name: string
}

/** Props of `CodedTreePicker`. */
export interface CodedTreePickerProps extends Omit<ReferencePickerProps, 'onSelect'> {
  source: TreeSource<CodedNode>
  /** Namespace of the words of the kind. */
  words: 'processes' | 'businessDomains' | 'costObjectGroups' | 'orgUnits'
}

/** Picks a node of a tree whose nodes people call by code and name. */
export function CodedTreePicker({ words, title, ...props }: CodedTreePickerProps) {
  const { t } = useTranslation()
  return (
    <TreeValueHelp<CodedNode>
      {...props}
      title={title ?? t(`${words}.select`)}
      searchLabel={t(`${words}.search`)}
      size="l"
      nodeLabel={codedName}
      nodeCode={codeOf}
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

const codedName = ({ code, name }: CodedNode): string => `${code} ${name}`
const codeOf = ({ code }: CodedNode): string => code
