import { Button } from '@embpm/ui/button'
import { StateMessage } from '@embpm/ui/state-message'
import { useTranslation } from 'react-i18next'
import { BoardColumnState } from './BoardColumnState.js'

/** Props of `BoardState`. */
export interface BoardStateProps {
  state: 'loading' | 'failed'
  onRetry: () => unknown
}

/** What is in the place of a board whose columns are not known yet. */
export function BoardState({ state, onRetry }: BoardStateProps) {
  const { t } = useTranslation()
  if (state === 'failed')
    return (
      <StateMessage
        kind="error"
        title={t('board.failedTitle')}
        description={t('object.loadFailedText')}
        actions={<Button onPress={() => onRetry()}>{t('states.retry')}</Button>}
      />
    )
  return (
    <div className="emb-app-board">
      {['first', 'second', 'third', 'fourth'].map((column) => (
        <div key={column} className="emb-app-board-column">
          <div className="emb-app-board-scroll">
            <BoardColumnState state="loading" onRetry={() => {}} />
          </div>
        </div>
      ))}
    </div>
  )
}
