import { useTranslation } from 'react-i18next'
import type { ReadingProblem } from '../../../table-definition/TableDefinition.js'

/** Props of `ReadingProblems`. */
export interface ReadingProblemsProps {
  problems: readonly ReadingProblem[]
}

/** What of a source was left out, or is not taken as it stands there, line by line. */
export function ReadingProblems({ problems }: ReadingProblemsProps) {
  const { t } = useTranslation()
  return (
    <details className="emb-app-create-left">
      <summary>{t('tableCreation.left', { count: problems.length })}</summary>
      <ul>
        {problems.map(({ line, reason, what, count = 1 }, index) => (
          <li key={index}>
            {t('tableCreation.line', { line })} <code>{count > 1 ? `${what} × ${count}` : what}</code>{' '}
            {t(`tableCreation.reading.${reason}`)}
          </li>
        ))}
      </ul>
    </details>
  )
}
