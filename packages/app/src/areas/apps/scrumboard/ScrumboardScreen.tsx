import { BoardPage } from './BoardPage.js'
import { BoardsPage } from './BoardsPage.js'
import { useScrumAddress } from './useScrumAddress.js'
import './styles.css'
import type english from './text/en.json'

type Words = typeof english

declare module '../../../text/Text.js' {
  interface Text extends Words {}
}

/** The boards of the sample: all of them, or the one that the address names, with the card that is edited. */
export function ScrumboardScreen() {
  const address = useScrumAddress()
  const { boardId } = address
  return boardId === undefined ? (
    <BoardsPage address={address} />
  ) : (
    <BoardPage key={boardId} boardId={boardId} address={address} />
  )
}
