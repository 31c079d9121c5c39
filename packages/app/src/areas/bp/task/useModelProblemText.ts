import { useTranslation } from 'react-i18next'
import type { ImportProblem } from './importing/ImportedModel.js'

/** Why a text is no model that can be drawn, and where, in the language of the page. */
export function useModelProblemText(): (problem: Pick<ImportProblem, 'reason' | 'line'>) => string {
  const { t } = useTranslation()
  return ({ reason, line }) => {
    const text = t(`building.reasons.${reason}`)
    return line === null ? text : t('building.atLine', { reason: text, line })
  }
}
