import { useTranslation } from 'react-i18next'
import { SheetTools } from '../../../shell/SheetTools.js'
import { overPlan } from './effortFigures.js'
import type { EffortFigures } from './useEffort.js'

/** Props of `EffortTools`. */
export interface EffortToolsProps {
  /** Names the file. */
  title: string
  /** What the hours are added up by. */
  groupLabel: string
  figures: EffortFigures
}

/** Saves the figures of the chart as a spreadsheet, or prints the chart. */
export function EffortTools({ title, groupLabel, figures: { groups, total } }: EffortToolsProps) {
  const { t } = useTranslation()
  const sheet = () => ({
    fileName: title,
    headers: [
      groupLabel,
      t('ricefws.title'),
      t('fields.estimateHours'),
      t('fields.actualHours'),
      t('ricefws.overPlanHours'),
    ],
    rows: [...groups, { ...total, name: t('ricefws.total') }].map((line) => [
      line.name,
      line.count,
      line.planned,
      line.actual,
      overPlan(line),
    ]),
    widths: [240, 120, 120, 120, 120],
  })
  return <SheetTools size="s" sheet={sheet} label={t('ricefws.exportFigures')} printLabel={t('ricefws.print')} />
}
