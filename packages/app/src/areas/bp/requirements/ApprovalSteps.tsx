import { approvalStep } from '@embpm/contract/requirement'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { useDates } from '../../../shell/useDates.js'

const steps = z.array(approvalStep)

/** What was decided about a requirement, as lines of its history: what, who, when and why. */
export function ApprovalSteps({ value, children }: { value: unknown; children: ReactNode }) {
  const { t } = useTranslation()
  const dates = useDates()
  const { data } = steps.safeParse(value)
  if (!data) return children
  return (
    <span className="emb-app-value-lines">
      {data.map(({ action, by, at, comment }) => (
        <span key={`${at} ${action}`}>
          {[t(`requirements.steps.${action}`), by, dates.dateTime(at), comment].filter(Boolean).join(' · ')}
        </span>
      ))}
    </span>
  )
}
