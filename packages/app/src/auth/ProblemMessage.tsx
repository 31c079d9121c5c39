import { Message } from '@embpm/ui/message'
import { useTranslation } from 'react-i18next'
import type { SignInProblem } from '../session/SignIn.js'

/** Says why a sign-in at the identity provider came to nothing, and what can be done. */
export function ProblemMessage({ problem }: { problem: SignInProblem }) {
  const { t } = useTranslation()
  return <Message tone="danger">{t(`auth.problem-${problem}`)}</Message>
}
