import { stopStrayPress } from '@embpm/ui/action'
import { scrollToRow, useViewport, useWindow } from '@embpm/ui/row-source'
import { CloudUpload } from 'lucide-react'
import { memo, useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ResultMark } from './ResultMark.js'
import type { ShownStep } from './runModel.js'

const layout = { rowHeight: 40 }

/** Props of `RunSteps`. */
export interface RunStepsProps {
  steps: readonly ShownStep[]
  place: number
  onGo: (place: number) => void
}

/** The steps of a run with what came of each. Of thousands those in sight are drawn, and of these anew only those that changed. */
export function RunSteps({ steps, place, onGo }: RunStepsProps) {
  const { t } = useTranslation()
  const scroller = useRef<HTMLDivElement>(null)
  const viewport = useViewport(scroller, layout)
  const drawn = useWindow({ scroller, viewport, count: steps.length })
  const go = useRef(onGo)
  useEffect(() => {
    go.current = onGo
  })
  const follow = useEffectEvent((row: number) => scrollToRow(scroller, viewport, { row, count: steps.length }))
  useEffect(() => follow(place), [place])
  return (
    <div ref={scroller} className="emb-app-run-steps">
      <ol aria-label={t('testTasks.steps.title')} style={drawn.style}>
        {drawn.rows.map((at, slot) => {
          const step = steps[at]
          return step ? (
            <Row
              key={slot}
              step={step}
              at={at}
              total={steps.length}
              top={drawn.topOf(at)}
              isCurrent={at === place}
              go={go}
            />
          ) : null
        })}
      </ol>
    </div>
  )
}

interface RowProps {
  step: ShownStep
  at: number
  total: number
  /** Distance from the top, a CSS length. */
  top: string
  isCurrent: boolean
  go: { readonly current: (place: number) => void }
}

const Row = memo(function Row({ step: { task, result, standing }, at, total, top, isCurrent, go }: RowProps) {
  const { t } = useTranslation()
  return (
    <li
      data-current={isCurrent || undefined}
      aria-setsize={total}
      aria-posinset={at + 1}
      style={{ transform: `translateY(${top})` }}
    >
      <button
        type="button"
        aria-current={isCurrent ? 'step' : undefined}
        onClickCapture={stopStrayPress}
        onClick={() => go.current(at)}
      >
        <span>{at + 1}</span>
        <b>{task.title}</b>
        <small>{task.tcode}</small>
        {standing === 'waiting' && (
          <CloudUpload size={14} strokeWidth={1.5} aria-label={t('testRuns.notSent')} role="img" />
        )}
        <ResultMark result={result.result} />
      </button>
    </li>
  )
})
