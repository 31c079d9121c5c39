import type { Board } from '@embpm/contract/sample/scrumboard'
import { Button } from '@embpm/ui/button'
import { Link } from '@embpm/ui/link'
import { Page } from '@embpm/ui/page'
import { Skeleton } from '@embpm/ui/skeleton'
import { StateMessage } from '@embpm/ui/state-message'
import { useTranslation } from 'react-i18next'
import { IgnoredNotice } from '../../../entity/IgnoredNotice.js'
import { useDates } from '../../../shell/useDates.js'
import { BoardGlyph } from './BoardGlyph.js'
import { BoardMembers } from './BoardMembers.js'
import { useBoards } from './scrumQueries.js'
import type { ScrumAddress } from './useScrumAddress.js'

/** Props of `BoardsPage`. */
export interface BoardsPageProps {
  address: ScrumAddress
}

/** All boards as cards: what they are about, who works on them, and when something last happened there. */
export function BoardsPage({ address }: BoardsPageProps) {
  const { t } = useTranslation()
  const { data, isError, refetch } = useBoards()
  return (
    <Page>
      <Page.Head title={t('apps.pages.scrumboard')} count={data?.length} />
      <IgnoredNotice ignored={address.ignored} onDismiss={address.clean} />
      <Page.Body tint>
        {data ? (
          data.length > 0 ? (
            <ul className="emb-app-scrum-boards">
              {data.map((board) => (
                <BoardTile key={board.id} board={board} href={address.boardHref(board.id)} />
              ))}
            </ul>
          ) : (
            <StateMessage kind="empty" title={t('scrumboard.noBoards')} />
          )
        ) : isError ? (
          <StateMessage
            kind="error"
            title={t('scrumboard.failed')}
            description={t('object.loadFailedText')}
            actions={<Button onPress={() => refetch()}>{t('states.retry')}</Button>}
          />
        ) : (
          <Skeleton rows={6} columns={[260, 260, 260]} label={t('states.loading')} />
        )}
      </Page.Body>
    </Page>
  )
}

interface BoardTileProps {
  board: Board
  href: string
}

function BoardTile({ board, href }: BoardTileProps) {
  const { t } = useTranslation()
  const dates = useDates()
  const { title, description, icon, members, lastActivity } = board
  return (
    <li className="emb-app-scrum-tile">
      <BoardGlyph icon={icon} />
      <h2>
        <Link className="emb-app-scrum-open" href={href} dir="auto">
          {title}
        </Link>
      </h2>
      <p dir="auto">{description}</p>
      <footer>
        <BoardMembers members={members} />
        <span>{t('scrumboard.lastActivity', { when: dates.dateTime(lastActivity) })}</span>
      </footer>
    </li>
  )
}
