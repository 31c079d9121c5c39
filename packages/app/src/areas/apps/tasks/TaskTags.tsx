import type { Task } from '@embpm/contract/sample/tasks'
import { useTranslation } from 'react-i18next'
import { ChosenNames } from '../chosen-names/ChosenNames.js'
import { useTaskTags } from './useTaskTags.js'

/** Props of `TaskTags`. */
export interface TaskTagsProps {
  task: Pick<Task, 'tags'>
  /** Called with the ids of all tags that it is to have. */
  onChange: (tags: string[]) => void
}

/** The tags of a task, and a menu that gives it others. */
export function TaskTags({ task, onChange }: TaskTagsProps) {
  const { t } = useTranslation()
  const { tags } = useTaskTags()
  return (
    <ChosenNames
      label={t('apps.tags.title')}
      choose={t('apps.tags.choose')}
      names={tags}
      chosen={task.tags}
      onChange={onChange}
    />
  )
}
