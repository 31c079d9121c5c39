import type { System } from '@embpm/contract/system'
import { ValueHelp } from '@embpm/pickers/value-help'
import type { RowSource } from '@embpm/ui/row-source'
import { columnHelper } from '@embpm/ui/data-table'
import { StateMessage } from '@embpm/ui/state-message'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReferencePickerProps } from './pickers.js'

const column = columnHelper<System>()

/** Props of `SystemPicker`. */
export interface SystemPickerProps extends Omit<ReferencePickerProps, 'onSelect'> {
  source: RowSource<System>
}

const idOf = ({ id }: System): string => id
const sidOf = ({ sid }: System): string => sid
const labelOf = ({ sid, systemName }: System): string => `${sid} · ${systemName}`
const environmentOf = ({ environment }: System): string => environment

/** Picks a system: the value is its id, or the short name that texts call it by. */
function PickerBy({ by, title, ...props }: SystemPickerProps & { by: (system: System) => string }) {
  const { t } = useTranslation()
  const columns = useMemo(
    () =>
      column.columns([
        column.accessor('sid', { header: t('fields.sid'), size: 110, meta: { type: 'technical', pinned: true } }),
        column.accessor('systemName', { header: t('fields.systemName'), size: 240, meta: { type: 'name' } }),
        column.accessor('landscape', { header: t('fields.landscape'), size: 180, enableColumnFilter: true }),
        column.accessor('environment', {
          header: t('fields.environment'),
          size: 130,
          enableColumnFilter: true,
          meta: { filter: 'choice' },
        }),
        column.accessor('vendor', { header: t('fields.vendor'), size: 130, enableColumnFilter: true }),
        column.accessor('description', { header: t('fields.description'), size: 320 }),
      ]),
    [t],
  )
  return (
    <ValueHelp<System>
      {...props}
      title={title ?? t('systems.select')}
      searchLabel={t('systems.search')}
      columns={columns}
      rowKey={by}
      rowLabel={labelOf}
      rowCode={sidOf}
      rowDetail={environmentOf}
      empty={
        <StateMessage
          kind="empty"
          headingLevel={3}
          title={t('systems.emptyTitle')}
          description={t('systems.emptyText')}
        />
      }
    />
  )
}

/** Picks a system by its id. */
export function SystemPicker(props: SystemPickerProps) {
  return <PickerBy {...props} by={idOf} />
}

/** Picks a system by the short name that texts call it by. */
export function SystemNamePicker(props: SystemPickerProps) {
  return <PickerBy {...props} by={sidOf} />
}
