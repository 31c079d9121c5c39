import { Button, LinkButton } from '@embpm/ui/button'
import { lazyPart } from '@embpm/ui/lazy-part'
import { Menu, type MenuItem } from '@embpm/ui/menu'
import { Page } from '@embpm/ui/page'
import { SearchField } from '@embpm/ui/search-field'
import { StateMessage } from '@embpm/ui/state-message'
import { Columns3, ListFilter, Plus, Tags } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BoardArea } from '../../../entity/board/BoardArea.js'
import { BoardGhost } from '../../../entity/board/BoardGhost.js'
import { BoardState } from '../../../entity/board/BoardState.js'
import { useCardDrag } from '../../../entity/board/useCardDrag.js'
import { IgnoredNotice } from '../../../entity/IgnoredNotice.js'
import { unnamed } from '../../../shell/leavings.js'
import { useOffer } from '../../../shell/useOffer.js'
import { usePageKeys } from '../../../shell/usePageKeys.js'
import { usePart } from '../../../shell/usePart.js'
import { AddLine } from '../add-line/AddLine.js'
import { BoardMembers } from './BoardMembers.js'
import { cardsOf } from './boardOrder.js'
import { DeleteListDialog } from './DeleteListDialog.js'
import { ScrumList } from './ScrumList.js'
import { chosenCards, isChoosy } from './scrumSearch.js'
import type { CardList, ScrumView } from './ScrumView.js'
import { type ScrumBoard, useBoard } from './useBoard.js'
import type { ScrumAddress } from './useScrumAddress.js'
import { useScrumMoves } from './useScrumMoves.js'

const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

const cardDialog = lazyPart(async () => (await import('./CardDialog.js')).CardDialog)
const labelsDialog = lazyPart(async () => (await import('./LabelsDialog.js')).LabelsDialog)
const nameDialog = lazyPart(async () => (await import('./ListNameDialog.js')).ListNameDialog)
const moveAllDialog = lazyPart(async () => (await import('./MoveAllDialog.js')).MoveAllDialog)

const none: readonly CardList[] = []

/** Props of `BoardPage`. */
export interface BoardPageProps {
  boardId: string
  address: ScrumAddress
}

/** A board: its lists side by side, and the card that is edited. */
export function BoardPage({ boardId, address }: BoardPageProps) {
  const { t, i18n } = useTranslation()
  const scrum = useBoard(boardId)
  const { board } = scrum
  const { choice, cardId, choose } = address
  const [addsTo, setAddsTo] = useState<string | null>(null)
  const [addsList, setAddsList] = useState(false)
  const [showsLabels, setShowsLabels] = useState(false)
  const [renamed, setRenamed] = useState<CardList | null>(null)
  const [emptied, setEmptied] = useState<CardList | null>(null)
  const [asked, setAsked] = useState<CardList | null>(null)

  const lists = board?.lists ?? none
  const { search } = choice
  // A label that the board does not have, or not any more, leaves nothing out.
  const label = board?.labels.find(({ id }) => id === choice.label)?.id
  const canMove = !isChoosy({ search, label })
  const language = i18n.language || 'en'
  const shown = useMemo(
    () => new Map(lists.map(({ id, cards }) => [id, chosenCards(cards, { search, label }, language)])),
    [lists, search, label, language],
  )
  const moves = useScrumMoves(scrum)
  const { drag, ghost, onPointerDown } = useCardDrag({
    onDrop: (id, _from, to, before) => void moves.drop(id, to, before),
    hasPlaces: true,
  })
  const dragged = drag && board && cardsOf(board).find(({ id }) => id === drag.id)

  const card = board && cardId !== undefined ? cardsOf(board).find(({ id }) => id === cardId) : undefined
  const { Part: Card } = usePart(cardDialog, card !== undefined, address.close)
  const { Part: Labels } = usePart(labelsDialog, showsLabels, () => setShowsLabels(false))
  const { Part: Name } = usePart(nameDialog, renamed !== null, () => setRenamed(null))
  const { Part: MoveAll } = usePart(moveAllDialog, emptied !== null, () => setEmptied(null))

  const [first] = lists
  const beginList = () => {
    setAddsTo(null)
    setAddsList(true)
  }
  // A board without lists has no place for a card.
  const beginCard = () => {
    if (!canMove) choose({ search: '', label: undefined })
    if (first) setAddsTo(first.id)
    else beginList()
  }
  const actions = [
    {
      id: 'labels',
      label: t('scrumboard.editLabels'),
      icon: <Tags {...glyph} />,
      onAction: () => setShowsLabels(true),
    },
    { id: 'list', label: t('scrumboard.newList'), icon: <Columns3 {...glyph} />, onAction: beginList },
    { id: 'card', label: t('scrumboard.new'), icon: <Plus {...glyph} />, shortcut: 'N', onAction: beginCard },
  ] as const
  useOffer('page', board ? actions : [])
  usePageKeys(board ? { n: beginCard } : {})

  if (!board) return <BoardMissing scrum={scrum} address={address} />
  const hits = canMove ? undefined : [...shown.values()].reduce((sum, cards) => sum + cards.length, 0)
  const view: ScrumView = {
    scrum,
    lists,
    moves,
    canMove,
    drag,
    cardHref: address.cardHref,
    addsTo,
    onAddsTo: setAddsTo,
    onRename: setRenamed,
    onMoveAll: setEmptied,
    onDelete: setAsked,
  }
  return (
    <Page className="emb-app-scrum">
      <Page.Head
        breadcrumbs={[{ label: t('apps.pages.scrumboard'), href: address.boardsHref }, { label: board.title }]}
        title={board.title}
        badge={<BoardMembers members={board.members} />}
        actions={
          <>
            <SearchField
              className="emb-app-scrum-search"
              label={t('scrumboard.search')}
              shortcut="/"
              value={search}
              resultText={hits === undefined ? undefined : t('tasks.hits', { count: hits })}
              onValueChange={(text) => choose({ search: text })}
            />
            <LabelFilter
              labels={board.labels}
              chosen={label}
              edit={actions[0]}
              onChoose={(id) => choose({ label: id })}
            />
            <Button className="emb-app-create" icon={<Columns3 {...glyph} />} onPress={beginList}>
              {t('scrumboard.newList')}
            </Button>
            <Button variant="primary" icon={<Plus {...glyph} />} onPress={beginCard}>
              {t('scrumboard.new')}
            </Button>
          </>
        }
      />
      <IgnoredNotice ignored={address.ignored} onDismiss={address.clean} />
      {cardId !== undefined && !card && (
        <p role="status" className="emb-app-aside-note emb-app-scrum-note">
          {t('scrumboard.unknownCard')}
        </p>
      )}
      {lists.length === 0 && !addsList ? (
        <StateMessage
          kind="empty"
          title={t('scrumboard.empty')}
          actions={
            <Button variant="primary" onPress={beginList}>
              {t('scrumboard.newList')}
            </Button>
          }
        />
      ) : (
        <BoardArea
          keys={t('scrumboard.keys')}
          said={moves.said}
          isDragging={drag !== null}
          onPointerDown={onPointerDown}
          onMoveKey={moves.step}
          canMove={canMove}
        >
          {lists.map((list) => (
            <ScrumList key={list.id} list={list} cards={shown.get(list.id) ?? []} view={view} />
          ))}
          {addsList && (
            <div className="emb-app-scrum-new">
              <AddLine
                name={`scrumboard list ${boardId}`}
                label={t('scrumboard.newList')}
                button={t('scrumboard.add')}
                onAdd={scrum.addList}
                onClose={() => setAddsList(false)}
              />
            </div>
          )}
        </BoardArea>
      )}
      {dragged && <BoardGhost ref={ghost} title={dragged.title} />}
      {card && Card && <Card key={card.id} card={card} board={board} scrum={scrum} onClose={address.close} />}
      {Labels && <Labels boardId={boardId} open={showsLabels} onOpenChange={setShowsLabels} />}
      {renamed && Name && <Name list={renamed} scrum={scrum} onClose={() => setRenamed(null)} />}
      {emptied && MoveAll && <MoveAll list={emptied} lists={lists} scrum={scrum} onClose={() => setEmptied(null)} />}
      <DeleteListDialog
        list={asked}
        onClose={() => setAsked(null)}
        onDelete={async ({ id }) => void (await scrum.removeList(id))}
      />
    </Page>
  )
}

interface LabelFilterProps {
  labels: readonly { id: string; title: string }[]
  chosen: string | undefined
  /** Opens the labels themselves. */
  edit: MenuItem
  onChoose: (id: string | undefined) => void
}

/** Leaves out the cards that do not carry a label; the way to the labels themselves. */
function LabelFilter({ labels, chosen, edit, onChoose }: LabelFilterProps) {
  const { t } = useTranslation()
  const name = labels.find(({ id }) => id === chosen)?.title
  const label = name === undefined ? t('scrumboard.filter') : t('scrumboard.filteredBy', { label: name })
  return (
    <Menu
      aria-label={t('scrumboard.filter')}
      placement="bottom end"
      items={[
        {
          id: 'all',
          label: t('scrumboard.allCards'),
          checked: chosen === undefined,
          onAction: () => onChoose(undefined),
        },
        { id: 'line', separator: true },
        ...labels.map(({ id, title }) => ({
          id,
          label: title,
          checked: id === chosen,
          onAction: () => onChoose(id === chosen ? undefined : id),
        })),
        { id: 'edit', separator: true },
        edit,
      ]}
      trigger={
        <Button variant="ghost" icon={<ListFilter {...glyph} />}>
          {label}
        </Button>
      }
    />
  )
}

interface BoardMissingProps {
  scrum: ScrumBoard
  address: ScrumAddress
}

/** In place of a board that is not there, or not yet. */
function BoardMissing({ scrum: { state, retry }, address }: BoardMissingProps) {
  const { t } = useTranslation()
  return (
    <Page className="emb-app-scrum" aria-busy={state === 'loading'}>
      <Page.Head title={state === 'loading' ? unnamed : t('apps.pages.scrumboard')} />
      {state === 'unknown' ? (
        <StateMessage
          kind="not-found"
          title={t('scrumboard.unknown')}
          description={t('scrumboard.unknownText')}
          actions={<LinkButton href={address.boardsHref}>{t('scrumboard.toBoards')}</LinkButton>}
        />
      ) : (
        <BoardState state={state === 'failed' ? 'failed' : 'loading'} onRetry={retry} />
      )}
    </Page>
  )
}
