import type { EntityName } from '@embpm/contract'
import type { ExplorerItem, LinkedItem, ObjectRef } from '@embpm/contract/object-explorer'
import { Box } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { usePlace } from '../../../entity/usePlace.js'
import { useVisitor } from '../../../entity/useUser.js'
import { openListOf, pageOfKind } from '../../../routes/views.js'
import { pageIcon } from '../../../shell/pageIcon.js'
import { useAuditWords } from '../audit-log/useAuditWords.js'

/** How objects and their links are said and where they lead, in the graph and in the lists. */
export interface ExplorerWords {
  /** What the objects of a kind are called. */
  kind: (kind: EntityName) => string
  icon: (kind: EntityName) => ReactNode
  /** Number and name of an object. */
  name: (item: ExplorerItem) => string
  /** What makes a link with an object of a kind: fields by their names, or by that kind where they have none. */
  link: (item: Pick<LinkedItem, 'fields' | 'note'>, target: EntityName) => string
  /** The page of an object; `null` where there is none, or none that the user can open. */
  page: (item: ObjectRef) => string | null
  /** The list of a kind; `null` where there is none, or none that the user can open. */
  list: (kind: EntityName) => string | null
}

/** How objects and their links are said, in the language in use. */
export function useExplorerWords(): ExplorerWords {
  const { t } = useTranslation()
  const place = usePlace()
  const visitor = useVisitor()
  const { kind, field } = useAuditWords()
  return useMemo(() => {
    const list = (of: EntityName) => openListOf(of, place, visitor)
    return {
      kind,
      icon: (of) => pageIcon(pageOfKind(of)?.icon ?? Box),
      name: ({ key, title, id }) => (key === id ? title : `${key} ${title}`),
      link: ({ fields, note }, target) =>
        fields.length > 0
          ? [...new Set(fields.map((name) => (field(name) === name ? kind(target) : field(name))))].join(', ')
          : note === ''
            ? t('objectExplorer.linked')
            : t('objectExplorer.steps', { steps: note }),
      page: ({ kind: of, id }) => {
        const base = list(of)
        return base === null ? null : `${base}/${encodeURIComponent(id)}`
      },
      list,
    }
  }, [t, place, visitor, kind, field])
}
