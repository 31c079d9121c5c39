import type { ModelProblem, RuleId } from '@embpm/bpmn'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type english from './text/en.json'

type Words = typeof english

declare module '../../text/Text.js' {
  interface Text extends Words {}
}

/** Each rule has a word. */
type Rule = RuleId extends keyof Words['modelProblems']['rules'] ? RuleId : never

/** What problems are called, in the language of the page. */
export function useProblemWords() {
  const { t } = useTranslation()
  return useMemo(
    () => ({
      /** What is wrong with an element, to be read behind its name: "has no accountable role". */
      of: ({ rule }: Pick<ModelProblem, 'rule'>) => t(`modelProblems.rules.${rule satisfies Rule}`),
    }),
    [t],
  )
}
