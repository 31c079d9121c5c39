import { ChevronDown, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { CoverageFigure } from './CoverageFigure.js'
import type { CoverageMatrixProps } from './CoverageMatrix.js'
import { figureOf, heatOf, matrixColumns } from './coverageModel.js'
import { allProcesses } from './coverageSearch.js'
import { useFigureText } from './useFigureText.js'

const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

/** The same as a list: each process with its figures, each of which opens what is behind it. */
export function CoverageCards({ rows, onTurn, onCell }: CoverageMatrixProps) {
  const { t } = useTranslation()
  const words = useFigureText()
  return (
    <ul className="emb-app-coverage-cards" aria-label={t('implementation.pages.report')}>
      {rows.map((row) => (
        <li key={row.id ?? allProcesses} data-depth={Math.min(row.depth, 4)}>
          {row.isParent ? (
            <button type="button" aria-expanded={row.isOpen} onClick={() => onTurn(row)}>
              {row.isOpen ? <ChevronDown {...glyph} /> : <ChevronRight {...glyph} />}
              {words.name(row)}
            </button>
          ) : (
            <b>{words.name(row)}</b>
          )}
          <ul>
            {matrixColumns.map((column) => {
              const figure = figureOf(row, column)
              return (
                <li key={column}>
                  <span aria-hidden>{words.column(column)}</span>
                  <button
                    type="button"
                    className="emb-app-coverage-heat"
                    data-heat={figure.all === 0 ? 'none' : heatOf(figure)}
                    onClick={() => onCell(row, column)}
                  >
                    <span className="emb-visually-hidden">
                      {[words.name(row), words.column(column), ''].join(', ')}
                    </span>
                    <CoverageFigure row={row} column={column} words={words} />
                  </button>
                </li>
              )
            })}
          </ul>
        </li>
      ))}
    </ul>
  )
}
