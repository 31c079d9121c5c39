import type { EntityName } from '@embpm/contract'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { pageOfKind } from '../../../routes/views.js'
import type { Finding } from './findingKey.js'
import type { ModelPart } from './rules/Model.js'

/** What findings are called, in the language of the page. */
export function useFindingWords() {
  const { t, i18n } = useTranslation()
  const kind = useCallback(
    (name: EntityName) => {
      const title = pageOfKind(name)?.title
      return title ? t(title) : name
    },
    [t],
  )
  return useMemo(
    () => ({
      /** What the entities of a kind are called. */
      kind,
      part: (part: ModelPart) => (part === 'drawnModels' || part === 'people' ? t(`verify.parts.${part}`) : kind(part)),
      /** What an object lacks. */
      missing: ({ rule, detail }: Finding) => {
        const label: unknown = i18n.getResource(i18n.language, 'app', `fields.${detail.replace(/Id$/, '')}`)
        return rule === 'danglingReference' && typeof label === 'string'
          ? t('verify.fieldOf', { field: label })
          : t(`verify.ruleTexts.${rule}.missing`)
      },
    }),
    [t, i18n, kind],
  )
}

/** What findings are called. */
export type FindingWords = ReturnType<typeof useFindingWords>
