import { CircleAlert, Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** Whether exactly one role is accountable for a step: a glyph and words, never colour alone. */
export function StepCheck({ accountable }: { accountable: number }) {
  const { t } = useTranslation()
  if (accountable === 1)
    return (
      <span className="emb-app-raci-check">
        <Check size={14} strokeWidth={1.6} role="img" aria-label={t('raciMatrix.right')} />
      </span>
    )
  return (
    <span className="emb-app-raci-check" data-wrong>
      <CircleAlert size={14} strokeWidth={1.6} aria-hidden />
      {accountable === 0 ? t('processes.noA') : t('processes.manyA', { total: accountable })}
    </span>
  )
}
