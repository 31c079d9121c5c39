import { processesPermission, type AccessFacts, type Need } from '@embpm/contract'
import { useTranslation } from 'react-i18next'
import { useChoiceText } from '../../../entity/useFieldText.js'

/** What gives somebody what a page asks for, in a word or two. */
export function useGivers({ visitor }: AccessFacts): (need: Need) => string {
  const { t } = useTranslation()
  const choiceText = useChoiceText()
  const roles = visitor.roles.join(', ')
  return (need) => {
    if (need === 'permission') return processesPermission
    if (need === 'plan') return choiceText('plan', visitor.plan)
    if (need === 'administrator') return t('access.role', { role: 'ADM' })
    return need === 'app' && roles === '' ? choiceText('plan', visitor.userType) : t('access.role', { role: roles })
  }
}
