import { Button, IconButton } from '@embpm/ui/button'
import { Menu } from '@embpm/ui/menu'
import { Page } from '@embpm/ui/page'
import { SegmentedControl } from '@embpm/ui/segmented-control'
import { ChevronLeft, ChevronRight, Download, ListFilter, Plus, Upload } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useOffer } from '../../../shell/useOffer.js'
import { calendarViews, type CalendarView } from './calendarSearch.js'

const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

/** Props of `CalendarHead`. */
export interface CalendarHeadProps {
  /** What is shown, such as "November 2026". */
  range: string
  view: CalendarView
  isPhone: boolean
  mayWrite: boolean
  /** The calendars that can be saved as a file. */
  calendars: readonly { id: string; name: string }[]
  onView: (view: CalendarView) => void
  onStep: (by: 1 | -1) => void
  onToday: () => void
  onNew: () => void
  onImport: () => void
  onExport: (calendarId: string) => void
  /** Shows calendars and layers, on a phone. */
  onSide: () => void
}

/** What is shown, and what is done with it: steps, today, search, views, files, a new event. */
export function CalendarHead(props: CalendarHeadProps) {
  const { range, view, isPhone, mayWrite, calendars } = props
  const { t } = useTranslation()
  const exports = calendars.map(({ id, name }) => ({
    id: `export-${id}`,
    label: t('eventCalendar.exportOf', { name }),
    icon: <Download {...glyph} />,
    onAction: () => props.onExport(id),
  }))
  const importing = {
    id: 'import-events',
    label: t('eventCalendar.import.button'),
    icon: <Upload {...glyph} />,
    onAction: props.onImport,
  }
  const files = mayWrite ? [importing, ...exports] : exports
  const shownViews = calendarViews.filter((one) => !isPhone || one !== 'week')
  useOffer('page', [
    ...(mayWrite
      ? [
          {
            id: 'new-event',
            label: t('eventCalendar.new'),
            icon: <Plus {...glyph} />,
            shortcut: 'N',
            onAction: props.onNew,
          },
        ]
      : []),
    { id: 'today', label: t('eventCalendar.today'), shortcut: 'T', onAction: props.onToday },
    ...shownViews.map((one) => ({
      id: `view-${one}`,
      label: t('eventCalendar.show', { view: t(`eventCalendar.view.${one}`) }),
      shortcut: one.charAt(0).toUpperCase(),
      onAction: () => props.onView(one),
    })),
    ...files,
  ])
  const steps = (
    <span className="emb-app-calendar-steps">
      <IconButton
        variant="ghost"
        label={t(`eventCalendar.previous.${view}`)}
        icon={<ChevronLeft {...glyph} />}
        onPress={() => props.onStep(-1)}
      />
      <IconButton
        variant="ghost"
        label={t(`eventCalendar.next.${view}`)}
        icon={<ChevronRight {...glyph} />}
        onPress={() => props.onStep(1)}
      />
      <Button size={isPhone ? 's' : 'm'} onPress={props.onToday}>
        {t('eventCalendar.today')}
      </Button>
    </span>
  )
  return (
    <Page.Head
      className="emb-app-calendar-head"
      title={
        <>
          <span className="emb-visually-hidden">{t('project.pages.calendar')}, </span>
          {range}
        </>
      }
      badge={steps}
      actions={
        <>
          <SegmentedControl<CalendarView>
            label={t('eventCalendar.views')}
            value={view}
            segments={shownViews.map((value) => ({ value, label: t(`eventCalendar.view.${value}`) }))}
            onValueChange={props.onView}
          />
          {isPhone && (
            <IconButton label={t('eventCalendar.calendars')} icon={<ListFilter {...glyph} />} onPress={props.onSide} />
          )}
          <Menu
            aria-label={t('eventCalendar.files')}
            placement="bottom end"
            items={files}
            trigger={<IconButton label={t('eventCalendar.files')} icon={<Download {...glyph} />} />}
          />
          {mayWrite &&
            (isPhone ? (
              <IconButton
                variant="primary"
                label={t('eventCalendar.new')}
                icon={<Plus {...glyph} />}
                onPress={props.onNew}
              />
            ) : (
              <Button variant="primary" icon={<Plus {...glyph} />} onPress={props.onNew}>
                {t('eventCalendar.new')}
              </Button>
            ))}
        </>
      }
    />
  )
}
