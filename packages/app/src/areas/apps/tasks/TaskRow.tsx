import type { Task } from '@embpm/contract/sample/tasks'
import { Badge } from '@embpm/ui/badge'
import { Checkbox } from '@embpm/ui/checkbox'
import { Link } from '@embpm/ui/link'
import { GripVertical, ListChecks } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { PriorityGlyph } from './PriorityGlyph.js'
import { TaskTitle } from './TaskTitle.js'
import type { TaskView } from './TaskView.js'
import { useDue } from './useDue.js'
import { placeName } from './useTaskDrag.js'

/** Props of `TaskRow`. */
export interface TaskRowProps {
  task: Task
  view: TaskView
  /** Where the line of a drop is drawn. */
  drop: 'before' | 'after' | undefined
}

/** A task in the list: done or not, its title, and what there is to know of it. */
export function TaskRow({ task, view, drop }: TaskRowProps) {
  const { t } = useTranslation()
  const { tasks, openId, canMove, drag } = view
  const { id, completed } = task
  const title = task.title || t('tasks.unnamed.task')
  return (
    <li
      className="emb-app-tasks-row"
      data-board-column={placeName({ on: id })}
      data-open={openId === id || undefined}
      data-done={completed || undefined}
      data-drop={drop}
      data-dragging={drag?.id === id || undefined}
      onPointerDown={(event) => {
        const isTool = event.target instanceof Element && event.target.closest('label')
        if (canMove && !isTool) view.grab(event, task)
      }}
    >
      <span className="emb-app-tasks-grip" aria-hidden>
        {canMove && <GripVertical size={14} strokeWidth={1.5} />}
      </span>
      <Checkbox
        className="emb-app-tasks-check"
        aria-label={t('tasks.done', { title })}
        checked={completed}
        onCheckedChange={(next) => void tasks.change(id, { completed: next })}
      />
      <Link
        className="emb-app-tasks-name"
        href={view.hrefOf(id)}
        draggable={false}
        data-task={id}
        dir="auto"
        aria-current={openId === id || undefined}
        aria-keyshortcuts={canMove ? 'Space Alt+ArrowUp Alt+ArrowDown' : 'Space'}
        onKeyDown={(event) => view.onKey(event, task)}
        onClick={(event) => {
          // From one task to the next is no step: Back closes the details.
          if (openId === undefined || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
          event.preventDefault()
          view.open(id)
        }}
      >
        <TaskTitle entry={task} mark={view.marks?.get(id)} />
      </Link>
      <Facts task={task} view={view} />
    </li>
  )
}

function Facts({ task, view: { tags, tasks } }: Omit<TaskRowProps, 'drop'>) {
  const { t } = useTranslation()
  const due = useDue()(task)
  const { subTasks } = task
  const named = task.tags.flatMap((id) => tags.get(id) ?? [])
  return (
    <span className="emb-app-tasks-facts">
      {tasks.keptOf(task.id) && <Badge tone="warning">{t('tasks.notStored')}</Badge>}
      {subTasks.length > 0 && (
        <span className="emb-app-tasks-steps">
          <ListChecks size={14} strokeWidth={1.5} aria-hidden />
          {t('tasks.stepsDone', {
            number: subTasks.filter(({ completed }) => completed).length,
            total: subTasks.length,
          })}
        </span>
      )}
      {named.map(({ id, title }) => (
        <Badge key={id}>{title}</Badge>
      ))}
      <PriorityGlyph priority={task.priority} />
      <span className="emb-app-tasks-due" data-state={due?.state ?? undefined}>
        {due?.state === 'late' && <span className="emb-visually-hidden">{t('tasks.late')} </span>}
        {due?.text}
      </span>
    </span>
  )
}
