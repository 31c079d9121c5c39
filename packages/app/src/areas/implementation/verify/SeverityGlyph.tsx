import type { FindingSeverity } from '@embpm/contract/model-check'
import { CircleCheck, CircleDashed, CircleHelp, CircleX, Info, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** What the glyph of a rule says: how bad its findings are, or that it has none, or that nobody knows. */
export type RuleMark = FindingSeverity | 'passed' | 'waiting' | 'unchecked' | 'partly'

const glyphs = {
  error: CircleX,
  warning: TriangleAlert,
  note: Info,
  passed: CircleCheck,
  waiting: CircleDashed,
  unchecked: CircleHelp,
  partly: CircleHelp,
} as const

/** A glyph of its own shape for each severity and outcome, with its word for screen readers unless the word stands beside it. */
export function SeverityGlyph({
  mark,
  size = 16,
  silent = false,
}: {
  mark: RuleMark
  size?: number
  silent?: boolean
}) {
  const { t } = useTranslation()
  const Glyph = glyphs[mark]
  const isSeverity = mark === 'error' || mark === 'warning' || mark === 'note'
  const word = isSeverity ? t(`verify.severities.${mark}`) : t(`verify.${mark}`)
  return (
    <Glyph
      className="emb-app-verify-glyph"
      data-mark={mark}
      size={size}
      strokeWidth={1.5}
      {...(silent ? { 'aria-hidden': true } : { role: 'img', 'aria-label': word })}
    />
  )
}
