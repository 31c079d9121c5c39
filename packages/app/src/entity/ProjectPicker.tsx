import type { Project } from '@embpm/contract/project'
import { ValueHelp } from '@embpm/pickers/value-help'
import { columnHelper } from '@embpm/ui/data-table'
import type { RowSource } from '@embpm/ui/row-source'
import { StateMessage } from '@embpm/ui/state-message'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReferencePickerProps } from './pickers.js'
import { useChoiceText } from './useFieldText.js'

/** Props of `ProjectPicker`: the value is the id of a project. */
export interface ProjectPickerProps extends Omit<ReferencePickerProps, 'onSelect'> {
  source: RowSource<Project>
}

const column = columnHelper<Project>()

/** Picks one project. */
export function ProjectPicker({ title, ...props }: ProjectPickerProps) {
  const { t } = useTranslation()
  const choiceText = useChoiceText()
  const columns = useMemo(
    () =>
      column.columns([
        column.accessor('code', { header: t('fields.code'), size: 110, meta: { type: 'technical', pinned: true } }),
        column.accessor('name', { header: t('fields.name'), size: 300, meta: { type: 'name' } }),
        column.accessor(({ status }) => choiceText('projectStatus', status), {
          id: 'status',
          header: t('fields.status'),
          size: 130,
        }),
        column.accessor(({ manager }) => manager?.name ?? '', {
          id: 'manager',
          header: t('fields.projectManager'),
          size: 180,
        }),
        column.accessor('start', { header: t('fields.start'), size: 120, meta: { type: 'date' } }),
        column.accessor('end', { header: t('fields.end'), size: 120, meta: { type: 'date' } }),
      ]),
    [t, choiceText],
  )
  return (
    <ValueHelp<Project>
      {...props}
      title={title ?? t('projects.select')}
      searchLabel={t('projects.search')}
      columns={columns}
      rowKey={rowKey}
      rowLabel={rowLabel}
      rowCode={rowCode}
      rowDetail={rowCode}
      size="xl"
      empty={
        <StateMessage
          kind="empty"
          headingLevel={3}
          title={t('projects.emptyTitle')}
          description={t('projects.emptyText')}
        />
      }
    />
  )
}

const rowKey = ({ id }: Project): string => id
const rowLabel = ({ name }: Project): string => name
const rowCode = ({ code }: Project): string => code
