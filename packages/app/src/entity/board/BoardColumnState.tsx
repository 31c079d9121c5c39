import { Button } from '@embpm/ui/button'
import { SkeletonText } from '@embpm/ui/skeleton'
import { useTranslation } from 'react-i18next'

/** Props of `BoardColumnState`. */
export interface BoardColumnStateProps {
  state: 'loading' | 'failed' | 'empty'
  onRetry: () => void
}

/** What stands in a column of a board that has no cards. */
export function BoardColumnState({ state, onRetry }: BoardColumnStateProps) {
  const { t } = useTranslation()
  if (state === 'loading') {
    return (
      <div className="emb-app-board-loading">
        {[3, 2, 3].map((lines, card) => (
          <SkeletonText key={card} className="emb-app-board-blank" lines={lines} aria-hidden={card > 0 || undefined} />
        ))}
      </div>
    )
  }
  if (state === 'empty') return <p className="emb-app-board-note">{t('board.empty')}</p>
  return (
    <div className="emb-app-board-note" role="alert">
      <p>{t('board.columnFailed')}</p>
      <Button size="s" onPress={onRetry}>
        {t('states.retry')}
      </Button>
    </div>
  )
}
