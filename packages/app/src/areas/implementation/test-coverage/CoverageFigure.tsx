import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { figureOf, type MatrixColumn, type MatrixRow } from './coverageModel.js'
import type { FigureText } from './useFigureText.js'

/** Props of `CoverageFigure`. */
export interface CoverageFigureProps {
  row: MatrixRow
  column: MatrixColumn
  words: FigureText
}

/** What a cell shows: the share, "n of m", and how many failed; or that there are none. */
export function CoverageFigure({ row, column, words }: CoverageFigureProps) {
  const { t } = useTranslation()
  const figure = figureOf(row, column)
  if (figure.all === 0)
    return (
      <span className="emb-app-coverage-no">
        {t(column === 'covered' ? 'testCoverage.noRequirements' : 'testCoverage.noTests')}
      </span>
    )
  return (
    <>
      <b>{words.percent(figure)}</b> <small>{words.of(figure)}</small>
      {figure.failed > 0 && (
        <span className="emb-app-coverage-failed">
          <X size={12} strokeWidth={2.5} aria-hidden />
          {figure.failed} <span className="emb-visually-hidden">{t('testCoverage.failedOrBlocked')}</span>
        </span>
      )}
    </>
  )
}
