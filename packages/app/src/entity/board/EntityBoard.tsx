import type { Entity } from '@embpm/contract'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { EntityKind } from '../EntityKind.js'
import type { LinkTabsProps } from '../LinkTabs.js'
import type { ListColumn } from '../ListColumn.js'
import { BoardColumns } from './BoardColumns.js'
import { EntityViewPage } from './EntityViewPage.js'
import { useBoardAddress } from './useBoardAddress.js'
import { useBoardTabs } from './useBoardTabs.js'

/** Props of `EntityBoard`. */
export interface EntityBoardProps<E extends Entity> {
  kind: EntityKind<E>
  /**
   * The fields that the board can be grouped by, the usual one first: choices, such as `status`, whose values are the columns, and
   * references to people, such as `ownerId`, whose columns are those who are named, and nobody. Declared once, outside of the
   * component.
   */
  groups: readonly [keyof E & string, ...(keyof E & string)[]]
  /** The columns of the list, for search, filters, order and export. Declared once, outside of the component. */
  columns: readonly ListColumn<E>[]
  /** The ways to the other views of the list. Default: to the list. */
  tabs?: Omit<LinkTabsProps, 'current'>
  /** What a card is called on its face. Default: the entity's name. Declared once, outside of the component. */
  titleOf?: (entity: E) => string
  /** What a card tells below its title. Declared once, outside of the component. */
  facts: (entity: E) => ReactNode
  /**
   * Why a card may not get a value of the field that the board is grouped by, in words; `null` where it may. Memoise it. Default:
   * every card may go everywhere, but where only the server sets the field.
   */
  refusalOf?: (entity: E, column: string, field: keyof E & string) => string | null
}

/**
 * The list of a kind of entity as a board: a column for each value of a field, cards that move between them. By which field is
 * said in the address. Search, filters, order, saved views and export are the list's, in the same address.
 */
export function EntityBoard<E extends Entity>(props: EntityBoardProps<E>) {
  const { kind, groups, columns, tabs, titleOf = kind.nameOf, facts, refusalOf } = props
  const { t } = useTranslation()
  const address = useBoardAddress(kind, 'board', groups)
  const usual = useBoardTabs(kind)
  const { group: field = groups[0], view, listHref } = address
  return (
    <EntityViewPage
      kind={kind}
      columns={columns}
      address={address}
      tabs={{ ...(tabs ?? usual), current: 'board' }}
      groups={groups}
      field={field}
      asks="board"
      failedTitle={t('board.failedTitle')}
    >
      {(table) => (
        <BoardColumns
          key={field}
          kind={kind}
          field={field}
          view={view}
          titleOf={titleOf}
          facts={facts}
          refusalOf={refusalOf}
          listHref={listHref}
          boardRef={table.gridRef}
        />
      )}
    </EntityViewPage>
  )
}
