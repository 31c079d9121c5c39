import type { TestResult } from '@embpm/contract/test-task'
import { Ban, Check, TriangleAlert, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'

const glyph = { size: 12, strokeWidth: 2.5, 'aria-hidden': true } as const

const glyphs = {
  'not run': null,
  pass: <Check {...glyph} />,
  reservations: <TriangleAlert {...glyph} />,
  fail: <X {...glyph} />,
  blocked: <Ban {...glyph} />,
}

/** Props of `ResultMark`. */
export interface ResultMarkProps {
  result: TestResult
  /** Whether its name stands beside it; without, it is the name of the mark. Default `false`. */
  withText?: boolean
}

/** What came of a test, by shape and colour: a circle has passed or is blocked, a square needs work, a dashed circle has not run. */
export function ResultMark({ result, withText = false }: ResultMarkProps) {
  const { t } = useTranslation()
  const text = t(`choices.testResult.${result}`)
  if (!withText)
    return (
      <span className="emb-app-result" data-result={result} role="img" aria-label={text}>
        {glyphs[result]}
      </span>
    )
  return (
    <span className="emb-app-result-text">
      <span className="emb-app-result" data-result={result}>
        {glyphs[result]}
      </span>
      {text}
    </span>
  )
}
