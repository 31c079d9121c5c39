import { Button } from '@embpm/ui/button'
import { Skeleton } from '@embpm/ui/skeleton'
import { StateMessage } from '@embpm/ui/state-message'
import { useTranslation } from 'react-i18next'

/** Props of `NothingListed`. */
export interface NothingListedProps {
  /** Whether it is known who is listed. */
  isLoaded: boolean
  /** What could not be done: the search, or loading the list. */
  failed: 'search' | 'list' | null
  /** Whether a text or a tag decides who is listed. */
  isNarrowed: boolean
  onRetry: () => unknown
  /** Shows everybody. */
  onClear: () => void
  onNew: () => void
}

/** In place of the contacts: they are not loaded yet, could not be, or there are none. */
export function NothingListed({ isLoaded, failed, isNarrowed, onRetry, onClear, onNew }: NothingListedProps) {
  const { t } = useTranslation()
  if (failed === 'list')
    return (
      <StateMessage
        kind="error"
        title={t('contacts.failed')}
        description={t('object.loadFailedText')}
        actions={<Button onPress={onRetry}>{t('states.retry')}</Button>}
      />
    )
  if (!isLoaded) return <Skeleton rows={12} columns={[32, 220]} label={t('states.loading')} />
  if (isNarrowed)
    return (
      <StateMessage
        kind={failed ? 'error' : 'no-match'}
        title={t(failed ? 'contacts.searchFailed' : 'contacts.noMatch')}
        description={t(failed ? 'object.loadFailedText' : 'contacts.noMatchText')}
        actions={
          <>
            <Button onPress={onClear}>{t('contacts.showAll')}</Button>
            {failed && <Button onPress={onRetry}>{t('states.retry')}</Button>}
          </>
        }
      />
    )
  return (
    <StateMessage
      kind="empty"
      title={t('contacts.emptyTitle')}
      description={t('contacts.emptyText')}
      actions={
        <Button variant="primary" onPress={onNew}>
          {t('contacts.new')}
        </Button>
      }
    />
  )
}
