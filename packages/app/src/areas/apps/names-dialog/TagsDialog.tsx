import { useTranslation } from 'react-i18next'
import { NamesDialog, type NamesDialogProps } from './NamesDialog.js'
import type { TagList } from './useTags.js'

/** Props of `TagsDialog`. */
export interface TagsDialogProps extends Pick<NamesDialogProps, 'open' | 'onOpenChange'> {
  list: TagList
}

/** All tags of a service: made, renamed and deleted here. */
export function TagsDialog({ list: { tags, add, rename, remove }, ...props }: TagsDialogProps) {
  const { t } = useTranslation()
  return (
    <NamesDialog
      {...props}
      names={tags}
      onAdd={add}
      onRename={rename}
      onRemove={remove}
      words={{
        title: t('apps.tags.title'),
        fresh: t('apps.tags.new'),
        add: t('apps.tags.add'),
        nameOf: (title) => t('apps.tags.nameOf', { title }),
        deleteOf: (title) => t('apps.tags.delete', { title }),
        question: (title) => t('apps.tags.question', { title }),
        consequence: t('apps.tags.consequence'),
        confirm: t('object.delete'),
      }}
    />
  )
}
