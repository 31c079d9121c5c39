import { Button } from '@embpm/ui/button'
import { Dialog } from '@embpm/ui/dialog'
import { SearchField } from '@embpm/ui/search-field'
import { useTranslation } from 'react-i18next'
import { CalendarSide, type CalendarSideProps } from './CalendarSide.js'

/** Props of `SideDialog`. */
export interface SideDialogProps extends CalendarSideProps {
  search: string
  onClose: () => void
}

/** What stands beside the calendar where there is room, on a phone. */
export function SideDialog({ search, onClose, ...side }: SideDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Header title={t('eventCalendar.calendars')} />
      <Dialog.Body>
        <div className="emb-app-calendar-side">
          <SearchField
            label={t('eventCalendar.search')}
            value={search}
            onValueChange={(text) => side.onShow({ search: text })}
          />
          <CalendarSide {...side} />
        </div>
      </Dialog.Body>
      <Dialog.Footer>
        <Button variant="primary" onPress={onClose}>
          {t('eventCalendar.close')}
        </Button>
      </Dialog.Footer>
    </Dialog>
  )
}
