import type { BoardDetail } from '@embpm/contract/sample/scrumboard'
import type { CardDrag } from '../../../entity/board/useCardDrag.js'
import type { ScrumBoard } from './useBoard.js'
import type { ScrumMoves } from './useScrumMoves.js'

/** A list of a board with its cards. */
export type CardList = BoardDetail['lists'][number]

/** What the lists of a board need of their page. */
export interface ScrumView {
  scrum: ScrumBoard
  /** All lists, in their order, with all of their cards. */
  lists: readonly CardList[]
  moves: ScrumMoves
  /** Whether cards can be moved: not while some are left out. */
  canMove: boolean
  drag: CardDrag | null
  cardHref: (id: string) => string
  /** The list where one types a new card. */
  addsTo: string | null
  /** Opens or closes the line for a new card. */
  onAddsTo: (list: string | null) => void
  /** Asks for another name of a list. */
  onRename: (list: CardList) => void
  /** Asks to which list all cards of one are to go. */
  onMoveAll: (list: CardList) => void
  /** Asks before a list is deleted. */
  onDelete: (list: CardList) => void
}
