import type { Coverage, CoverageType } from '@embpm/contract/test-coverage'
import { Button } from '@embpm/ui/button'
import { Kbd } from '@embpm/ui/kbd'
import { StateMessage } from '@embpm/ui/state-message'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNarrow } from '../../../entity/tree/useNarrow.js'
import { CoverageCards } from './CoverageCards.js'
import { CoverageMatrix } from './CoverageMatrix.js'
import { firstOpen, type MatrixColumn, type MatrixRow, shownRows } from './coverageModel.js'
import { allProcesses, type CoverageSearch } from './coverageSearch.js'

/** Props of `CoverageTable`. */
export interface CoverageTableProps {
  coverage: Coverage
  shown: CoverageSearch
  /** Shows what is behind a cell. */
  onCell: (process: string, type: CoverageType | null) => void
  /** Takes the filters away. */
  onClear: () => void
}

/** Processes and types of tests: as a matrix, on a phone as a list. */
export function CoverageTable({ coverage, shown, onCell, onClear }: CoverageTableProps) {
  const { t } = useTranslation()
  const isNarrow = useNarrow()
  // What was folded by hand stays so when figures come anew.
  const [turned, setTurned] = useState<ReadonlyMap<string, boolean>>(new Map())
  const open = useMemo(() => {
    const next = new Set(firstOpen(coverage.rows))
    for (const [id, isOpen] of turned) {
      if (isOpen) next.add(id)
      else next.delete(id)
    }
    return next
  }, [coverage.rows, turned])
  const rows = useMemo(() => shownRows(coverage, open), [coverage, open])
  const isFiltered = shown.release !== null || shown.project !== null || shown.scenario !== null
  if (coverage.rows.length === 0)
    return (
      <StateMessage
        kind={isFiltered ? 'no-match' : 'empty'}
        title={t(isFiltered ? 'board.noMatchTitle' : 'testCoverage.emptyTitle')}
        description={t(isFiltered ? 'testCoverage.noMatchText' : 'testCoverage.emptyText')}
        actions={isFiltered ? <Button onPress={onClear}>{t('board.clear')}</Button> : undefined}
      />
    )
  const body = {
    rows,
    onTurn: ({ id, isOpen }: MatrixRow) => id !== null && setTurned(new Map(turned).set(id, !isOpen)),
    onCell: ({ id }: MatrixRow, column: MatrixColumn) =>
      onCell(id ?? allProcesses, column === 'covered' ? null : column),
    current: shown.process === null ? null : { process: shown.process, column: shown.type ?? ('covered' as const) },
  }
  return (
    <div className="emb-app-coverage-main">
      {isNarrow ? <CoverageCards {...body} /> : <CoverageMatrix {...body} />}
      <div className="emb-app-coverage-note">
        <span>{t('testCoverage.note')}</span>
        <span className="emb-app-coverage-scale">
          {t('testCoverage.allPassed')}
          <span aria-hidden>
            {[0, 1, 2, 3, 4, 5, 6].map((heat) => (
              <i key={heat} className="emb-app-coverage-heat" data-heat={heat} />
            ))}
          </span>
          {t('testCoverage.nonePassed')}
        </span>
        {!isNarrow && (
          <span>
            <Kbd>↑</Kbd> <Kbd>↓</Kbd> <Kbd>←</Kbd> <Kbd>→</Kbd> {t('testCoverage.keys.cell')} <Kbd>Enter</Kbd>{' '}
            {t('testCoverage.keys.open')}
          </span>
        )}
      </div>
    </div>
  )
}
