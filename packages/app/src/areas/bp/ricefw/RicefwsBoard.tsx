import type { Ricefw } from '@embpm/contract/ricefw'
import { EntityBoard } from '../../../entity/board/EntityBoard.js'
import { ricefwColumns } from './ricefwColumns.js'
import { RicefwFacts } from './RicefwFacts.js'
import { ricefwKind } from './ricefwKind.js'

const titleOf = ({ name }: Ricefw) => name
const facts = (item: Ricefw) => <RicefwFacts item={item} />

/** The RICEFW items as a board by status. */
export function RicefwsBoard() {
  return <EntityBoard kind={ricefwKind} field="status" columns={ricefwColumns} titleOf={titleOf} facts={facts} />
}
