import type { Entity } from '@embpm/contract'
import { Card } from '@embpm/ui/card'
import { DataTable, useDataTable, type DataTableOptions } from '@embpm/ui/data-table'
import { StateMessage } from '@embpm/ui/state-message'
import { useNavigate } from '@tanstack/react-router'
import { useCallback, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CreateLink } from './CreateLink.js'
import type { EntityKind } from './EntityKind.js'
import { kindHref, usePlace } from './usePlace.js'
import type { ListColumn } from './ListColumn.js'
import { useEntityColumns } from './useEntityColumns.js'
import { useEntitySource } from './useEntitySource.js'
import { useLook } from '../shell/useLook.js'

/** Props of `RelatedEntities`. */
export interface RelatedEntitiesProps<E extends Entity> extends Pick<DataTableOptions<E>, 'rowActions'> {
  kind: EntityKind<E>
  /** Declared once, outside of the component, or memoised. */
  columns: readonly ListColumn<E>[]
  /** Which of them belong here: values by column, such as `{ tableId: [id] }`. */
  filter: Readonly<Record<string, readonly string[]>>
  /** Column that they are sorted by at first, with a leading `-` for descending. */
  sort?: string
  /** What they are called here. Default: the title of their list. */
  title?:
    | 'organisations.members'
    | 'scenarioProcesses.chain'
    | 'systems.interfacesFrom'
    | 'systems.interfacesTo'
    | `operationTasks.${'below' | 'mine' | 'team'}`
  /** Search part of the address of a new one, such as `?tableId=TAB-1`; without it none can be made here. */
  newSearch?: string
  /** What the head of the card offers where none can be made here. */
  actions?: ReactNode
}

/** The entities of another kind that belong to an object, as a card of its page: searched, sorted, paged, each with its link. */
export function RelatedEntities<E extends Entity>({
  kind,
  columns,
  filter,
  sort,
  title,
  newSearch,
  rowActions,
  actions,
}: RelatedEntitiesProps<E>) {
  const { t } = useTranslation()
  const [{ density }] = useLook()
  const place = usePlace()
  const navigate = useNavigate()
  const hrefOf = useCallback(({ id }: E) => kindHref(kind, place, id), [kind, place])
  const table = useDataTable<E>({
    columns: useEntityColumns(kind, columns),
    source: useEntitySource(kind, filter),
    defaultView: {
      pageSize: 20,
      ...(sort && {
        sort: { column: sort.replace(/^-/, ''), direction: sort.startsWith('-') ? 'descending' : 'ascending' },
      }),
    },
    rowHref: hrefOf,
    onRowAction: (row) => void navigate({ href: hrefOf(row) }),
    rowActions,
  })
  const create = newSearch === undefined ? actions : <CreateLink kind={kind} size="s" search={newSearch} />
  return (
    <Card flush title={t(title ?? `${kind.words}.title`)} actions={create}>
      <div className="emb-app-related" data-density={density}>
        <DataTable.Toolbar
          table={table}
          searchLabel={t(`${kind.words}.search`)}
          exportName={t(`${kind.words}.title`)}
        />
        <DataTable.Grid
          table={table}
          aria-label={t(title ?? `${kind.words}.title`)}
          empty={
            <StateMessage
              kind="empty"
              headingLevel={3}
              title={t(`${kind.words}.emptyTitle`)}
              description={t(`${kind.words}.emptyText`)}
            />
          }
        />
        <DataTable.Pager table={table} label={t(title ?? `${kind.words}.title`)} />
      </div>
    </Card>
  )
}
