import { type EntityName, entityName } from '@embpm/contract'
import type { AuditEntry } from '@embpm/contract/audit-log'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useChoiceText } from '../../../entity/useFieldText.js'
import { pageOfKind } from '../../../routes/views.js'

/** How the audit log says what its entries hold. */
export interface AuditWords {
  action: (value: string) => string
  /** What a kind of entity is called: the title of its page; its own name where it has none. */
  kind: (value: string) => string
  /** What a field is called. */
  field: (name: string) => string
  /** What of it was changed: the fields, or nothing. */
  what: (entry: AuditEntry) => string
}

/** Kinds that have no page of their own, and a title all the same. */
const titles: Partial<Record<EntityName, 'list.views.menu'>> = { views: 'list.views.menu' }

/** How the audit log says what its entries hold, in the language in use. */
export function useAuditWords(): AuditWords {
  const { t, i18n } = useTranslation()
  const choiceText = useChoiceText()
  return useMemo(() => {
    const labels: unknown = i18n.getResource(i18n.language, 'app', 'fields')
    const field = (name: string): string => {
      const label = name.replace(/Id$/, '')
      const word: unknown =
        typeof labels === 'object' && labels !== null
          ? (Reflect.get(labels, label) ?? Reflect.get(labels, otherLabels[label] ?? name))
          : undefined
      return typeof word === 'string' ? word : name
    }
    return {
      action: (value) => choiceText('auditAction', value),
      kind: (value) => {
        const kind = entityName.safeParse(value).data
        const title = kind && (pageOfKind(kind)?.title ?? titles[kind])
        return title ? t(title) : value
      },
      field,
      what: ({ changes }) => changes.map((one) => field(one.field)).join(', '),
    }
  }, [t, i18n, choiceText])
}

/** Fields that are labelled by another word than their own name in every kind. */
const otherLabels: Readonly<Record<string, string>> = { userType: 'plan', locale: 'language' }
