import type { ControlProps } from '@embpm/ui/control'
import { StateMessage } from '@embpm/ui/state-message'
import type { TreePath, TreeSource } from '@embpm/ui/tree-source'
import { useWords, defineWords } from '@embpm/ui/ui-strings'
import { Layers } from 'lucide-react'
import type { ReactNode } from 'react'
import { TreeValueHelp } from '../value-help/TreeValueHelp.js'
import type { ValueHelpProps } from '../value-help/ValueHelpProps.js'

/** English words of the area picker; replaced under `areaPicker` in `UiStrings`. */
export const areaPickerWords = defineWords('areaPicker', {
  selectArea: 'Select area',
  search: 'Search areas',
  emptyTitle: 'No areas yet',
  emptyText: 'Areas divide what the organisation does.',
})

/** What the picker shows of an area: of the business, or of operations. */
export interface AreaNode {
  /** Such as SD. */
  code: string
  name: string
}

/** Props of `AreaPicker`. The value is the area's key, its `id`. */
export interface AreaPickerProps
  extends
    ControlProps<string>,
    Pick<ValueHelpProps<TreePath<AreaNode>, string>, 'context' | 'placeholder' | 'history'> {
  /** Where the areas come from. Keep it stable between renders. */
  source: TreeSource<AreaNode>
  /** Title of the dialog, name of the field's button and of the primary button. Default "Select area". */
  title?: string
}

/**
 * Picks one area by its code and name, since areas of different parents are called alike: by typing in the field, or in a
 * dialog of size l with the tree of areas (`spec.md` 2, area picker). A second confirmation within a second is ignored (`spec.md` 4).
 */
export function AreaPicker({ title, ...props }: AreaPickerProps) {
  const t = useWords(areaPickerWords)
  return (
    <TreeValueHelp<AreaNode>
      {...props}
      title={title ?? t('selectArea')}
      searchLabel={t('search')}
      size="l"
      confirmInterval={1000}
      nodeLabel={areaLabel}
      nodeCode={areaCode}
      nodeIcon={areaIcon}
      empty={<StateMessage kind="empty" title={t('emptyTitle')} description={t('emptyText')} headingLevel={3} />}
    />
  )
}

const areaLabel = ({ code, name }: AreaNode): string => `${code} ${name}`

const layers = <Layers size={16} strokeWidth={1.5} aria-hidden="true" />

const areaIcon = (): ReactNode => layers
const areaCode = ({ code }: AreaNode): string => code
