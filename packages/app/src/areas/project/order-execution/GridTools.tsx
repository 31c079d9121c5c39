import { gridIntervals, type GridInterval } from '@embpm/contract/execution-grid'
import { Button, IconButton } from '@embpm/ui/button'
import { SegmentedControl } from '@embpm/ui/segmented-control'
import { ChevronLeft, ChevronRight, PanelRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useCards } from '../../../shell/useCards.js'
import { measures, type Measure } from './amounts.js'
import type { GridSearch } from './executionSearch.js'

const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

/** Props of `GridTools`. */
export interface GridToolsProps extends GridSearch {
  /** The years that have periods; `undefined` while that is not known. */
  years: readonly number[] | undefined
  onShow: (next: Partial<GridSearch>) => void
  onCurrent: () => void
}

/** What the grid shows: weeks or months, of which year, hours or quantity, and the details of a cell. */
export function GridTools({ year, by, show, details, years, onShow, onCurrent }: GridToolsProps) {
  const { t } = useTranslation()
  const isPhone = useCards()
  const step = (to: number) => ({
    label: t('periods.showYear', { year: String(to) }),
    disabled: years !== undefined && !years.includes(to),
    onPress: () => onShow({ year: to }),
  })
  return (
    <div className="emb-app-execution-tools">
      <SegmentedControl<GridInterval>
        label={t('orderExecution.columns')}
        value={by}
        segments={gridIntervals.map((value) => ({ value, label: t(`orderExecution.${value}`) }))}
        onValueChange={(next) => onShow({ by: next })}
      />
      <span role="group" aria-label={t('periods.year')} className="emb-app-execution-year">
        <IconButton {...step(year - 1)} icon={<ChevronLeft {...glyph} />} />
        <b aria-live="polite">{year}</b>
        <IconButton {...step(year + 1)} icon={<ChevronRight {...glyph} />} />
      </span>
      {!isPhone && (
        <>
          <Button onPress={onCurrent}>
            {t(by === 'weeks' ? 'orderExecution.thisWeek' : 'orderExecution.thisMonth')}
          </Button>
          <SegmentedControl<Measure>
            label={t('orderExecution.shown')}
            value={show}
            segments={measures.map((value) => ({ value, label: t(`fields.${value}`) }))}
            onValueChange={(next) => onShow({ show: next })}
          />
          <IconButton
            label={t('orderExecution.details')}
            aria-pressed={details}
            icon={<PanelRight {...glyph} />}
            onPress={() => onShow({ details: !details })}
          />
        </>
      )}
    </div>
  )
}
