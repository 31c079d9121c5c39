import { highestRisk, type ProjectRisk } from '@embpm/contract/project-risk'
import { highScore, mediumScore } from '@embpm/contract/project-status'
import { Kbd } from '@embpm/ui/kbd'
import { useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { placeAfter } from '../test-coverage/placeAfter.js'

/** A cell of the matrix. */
export interface RiskCell {
  probability: number
  impact: number
}

/** Props of `RiskMatrix`. */
export interface RiskMatrixProps {
  /** Those that are not closed. */
  risks: readonly Pick<ProjectRisk, 'probability' | 'impact'>[]
  /** The cell whose risks are listed; `null` for all. */
  chosen: RiskCell | null
  /** Called with `null` when the chosen cell is pressed again. */
  onChoose: (cell: RiskCell | null) => void
}

const steps = Array.from({ length: highestRisk }, (_, place) => place + 1)
const bandOf = (score: number) => (score >= highScore ? 'high' : score >= mediumScore ? 'medium' : 'low')

/** Open risks by probability, from the top, and impact. Arrows move from cell to cell, Enter filters the list beside it. */
export function RiskMatrix({ risks, chosen, onChoose }: RiskMatrixProps) {
  const { t } = useTranslation()
  const [at, setAt] = useState({ row: 0, column: highestRisk - 1 })
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const next = placeAfter(at, event.key, { rows: highestRisk, columns: highestRisk, page: highestRisk, isRtl })
    if (!next) return
    event.preventDefault()
    setAt(next)
    event.currentTarget.querySelectorAll('button')[next.row * highestRisk + next.column]?.focus()
  }
  return (
    <>
      <div className="emb-app-risks-frame">
        <p>{t('fields.probability')}</p>
        <div
          className="emb-app-risks"
          role="grid"
          tabIndex={-1}
          aria-label={t('projectManagement.matrix')}
          onKeyDown={move}
        >
          {steps.toReversed().map((probability, row) => (
            <div key={probability} role="row">
              <span role="rowheader">{probability}</span>
              {steps.map((impact, column) => {
                const number = risks.filter((one) => one.probability === probability && one.impact === impact).length
                const isChosen = chosen?.probability === probability && chosen.impact === impact
                return (
                  <div key={impact} role="gridcell" data-band={bandOf(probability * impact)}>
                    <button
                      type="button"
                      tabIndex={at.row === row && at.column === column ? 0 : -1}
                      aria-label={t('projectManagement.cell', { probability, impact, number })}
                      aria-pressed={isChosen}
                      onFocus={() => setAt({ row, column })}
                      onClick={() => onChoose(isChosen ? null : { probability, impact })}
                    >
                      {number > 0 ? number : ''}
                    </button>
                  </div>
                )
              })}
            </div>
          ))}
          <div role="row">
            <span role="gridcell" />
            {steps.map((impact) => (
              <span key={impact} role="columnheader">
                {impact}
              </span>
            ))}
          </div>
        </div>
        <p data-axis="across">{t('fields.impact')}</p>
      </div>
      <p className="emb-app-risks-keys">
        <Kbd>↑</Kbd> <Kbd>↓</Kbd> <Kbd>←</Kbd> <Kbd>→</Kbd> {t('projectManagement.keys.cell')} <Kbd>Enter</Kbd>{' '}
        {t('projectManagement.keys.filter')}
      </p>
    </>
  )
}
