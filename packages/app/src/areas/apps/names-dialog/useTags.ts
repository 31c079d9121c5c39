import { useTranslation } from 'react-i18next'
import type { Named } from './NamesDialog.js'
import { type NamesOptions, useNames } from './useNames.js'

/** The calls of the tags of one service. */
export interface TagCalls {
  list: (all: undefined, options: { signal: AbortSignal }) => Promise<readonly Named[]>
  create: (given: { tag: { title: string } }) => Promise<unknown>
  update: (given: { id: string; tag: { title: string } }) => Promise<unknown>
  remove: (given: { query: { id: string } }) => Promise<unknown>
}

/** Options of {@link useTags}. */
export interface TagsOptions extends Pick<NamesOptions, 'queryKey' | 'usedIn'> {
  calls: TagCalls
}

/** The tags of one service, and what can be done with them: contacts, tasks and products have the same calls. */
export function useTags({ calls, ...keys }: TagsOptions) {
  const { t } = useTranslation()
  const { names: tags, ...commands } = useNames({
    ...keys,
    list: (signal) => calls.list(undefined, { signal }),
    create: (title) => calls.create({ tag: { title } }),
    rename: (id, title) => calls.update({ id, tag: { title } }),
    remove: (id) => calls.remove({ query: { id } }),
    refused: t('apps.tags.refused'),
    offline: t('apps.tags.offline'),
  })
  return { tags, ...commands }
}

/** The tags of one service, and what can be done with them. */
export type TagList = ReturnType<typeof useTags>
