import { Button, LinkButton } from '@embpm/ui/button'
import { useTranslation } from 'react-i18next'

/** Props of `BoardMore`. */
export interface BoardMoreProps {
  shown: number
  total: number
  /** Address of the list with the cards of this column, once the column can hold no more. */
  listHref: string | undefined
  pending: boolean
  failed: boolean
  onMore: () => void
}

/** The end of a column that has more cards than it shows. */
export function BoardMore({ shown, total, listHref, pending, failed, onMore }: BoardMoreProps) {
  const { t, i18n } = useTranslation()
  const numbers = new Intl.NumberFormat(i18n.language || 'en')
  return (
    <div className="emb-app-board-more">
      <p role={failed ? 'alert' : 'status'}>
        {failed
          ? t('board.moreFailed')
          : t('board.shown', { shown: numbers.format(shown), total: numbers.format(total) })}
      </p>
      {listHref === undefined ? (
        <Button size="s" pending={pending} onPress={onMore}>
          {t(failed ? 'states.retry' : 'board.more')}
        </Button>
      ) : (
        <LinkButton size="s" href={listHref}>
          {t('board.inList')}
        </LinkButton>
      )}
    </div>
  )
}
