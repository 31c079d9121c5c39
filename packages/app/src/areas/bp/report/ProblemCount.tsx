import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Behind } from './Behind.js'

/** How many problems there are; it leads to them. */
export function ProblemCount({ count, href }: { count: number; href: string | null }) {
  const { t } = useTranslation()
  if (count === 0) return '0'
  return (
    <Behind href={href} className="emb-app-problem-count">
      <TriangleAlert size={14} strokeWidth={1.5} aria-hidden />
      {count}
      <span className="emb-visually-hidden"> {t('processReport.problems', { count })}</span>
    </Behind>
  )
}
