import type { Task } from '@embpm/contract/sample/tasks'
import { useTranslation } from 'react-i18next'
import { markedParts } from './markedParts.js'

/** Props of `TaskTitle`. */
export interface TaskTitleProps {
  entry: Task
  /** The title as the search marked it. */
  mark: string | undefined
}

/** The title of a task or section, with what was searched for marked; one without a title is called so. */
export function TaskTitle({ entry: { title, type }, mark }: TaskTitleProps) {
  const { t } = useTranslation()
  if (title === '') return <span className="emb-app-tasks-unnamed">{t(`tasks.unnamed.${type}`)}</span>
  const parts = mark === undefined ? [] : markedParts(mark)
  // What was changed since the search is shown as it is now.
  if (parts.map(({ text }) => text).join('') !== title) return title
  return parts.map(({ text, isHit }, index) =>
    isHit ? (
      <mark key={index} className="emb-mark">
        {text}
      </mark>
    ) : (
      text
    ),
  )
}
