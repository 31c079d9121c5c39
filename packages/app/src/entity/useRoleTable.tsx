import type { ProcessRole } from '@embpm/contract/process-role'
import { columnHelper } from '@embpm/ui/data-table'
import { StateMessage } from '@embpm/ui/state-message'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** What is shown of a role. */
export type RoleRow = Pick<ProcessRole, 'id' | 'code' | 'name' | 'description'>

const column = columnHelper<RoleRow>()

/** What a picker of roles shows and knows of its rows. */
export function useRoleTable() {
  const { t } = useTranslation()
  return {
    searchLabel: t('processRoles.search'),
    columns: useMemo(
      () =>
        column.columns([
          column.accessor('name', { header: t('fields.name'), size: 240, meta: { type: 'name', pinned: true } }),
          column.accessor('code', { header: t('fields.code'), size: 220, meta: { type: 'technical' } }),
          column.accessor('description', { header: t('fields.description'), size: 420 }),
        ]),
      [t],
    ),
    rowKey,
    rowLabel,
    rowCode,
    rowDetail: rowCode,
    empty: (
      <StateMessage
        kind="empty"
        title={t('processRoles.emptyTitle')}
        description={t('processRoles.emptyText')}
        headingLevel={3}
      />
    ),
  }
}

const rowKey = ({ id }: RoleRow): string => id
const rowLabel = ({ name }: RoleRow): string => name
const rowCode = ({ code }: RoleRow): string => code
