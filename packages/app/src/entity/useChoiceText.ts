import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChoiceSet } from './EntityField.js'

/**
 * The words for a coded value: `choiceText('ricefwStatus', 'functional spec')`. A value without words, such as one of a
 * newer server, is shown as it is.
 */
export function useChoiceText(): (set: ChoiceSet | undefined, value: string) => string {
  const { i18n } = useTranslation()
  return useCallback(
    (set: ChoiceSet | undefined, value: string) => {
      if (set === undefined) return value
      const words: unknown = i18n.getResource(i18n.language, 'app', `choices.${set}`)
      const word: unknown =
        typeof words === 'object' && words !== null && Object.hasOwn(words, value) ? Reflect.get(words, value) : value
      return typeof word === 'string' ? word : value
    },
    [i18n],
  )
}
