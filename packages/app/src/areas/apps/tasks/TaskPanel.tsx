import type { Task } from '@embpm/contract/sample/tasks'
import { Button, IconButton } from '@embpm/ui/button'
import { Drawer } from '@embpm/ui/drawer'
import { Menu } from '@embpm/ui/menu'
import { SkeletonText } from '@embpm/ui/skeleton'
import { ArrowDown, ArrowUp, CircleCheck, CircleDashed, Ellipsis, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { AsideFailed } from '../../../entity/AsideFailed.js'
import { useOnline } from '../../../shell/useOnline.js'
import { TaskFields } from './TaskFields.js'
import type { TaskView } from './TaskView.js'
import { useOneTask } from './useTasks.js'

const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

/** Props of `TaskPanel`. */
export interface TaskPanelProps {
  id: string
  view: TaskView
  onClose: () => void
}

/** The details of a task beside the list. What is typed is stored by itself after a pause. */
export function TaskPanel({ id, view, onClose }: TaskPanelProps) {
  const { t } = useTranslation()
  const { tasks } = view
  const one = useOneTask(id)
  const task = tasks.list?.find((entry) => entry.id === id && entry.type === 'task')
  return (
    <Drawer
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('tasks.details')}
      actions={task && <Actions task={task} view={view} />}
      footer={task && <Footer task={task} view={view} />}
    >
      {task ? (
        <TaskFields key={id} task={task} tasks={tasks} />
      ) : one.isError || tasks.failed ? (
        <AsideFailed onRetry={one.refetch} />
      ) : one.isPending || !tasks.list ? (
        <SkeletonText />
      ) : (
        <p className="emb-app-aside-note">{t('tasks.unknown')}</p>
      )}
    </Drawer>
  )
}

interface PartProps {
  task: Task
  view: TaskView
}

function Actions({ task, view }: PartProps) {
  const { t } = useTranslation()
  const { id, completed, title } = task
  const Glyph = completed ? CircleDashed : CircleCheck
  return (
    <>
      <Button size="s" icon={<Glyph {...glyph} />} onPress={() => view.tasks.change(id, { completed: !completed })}>
        {t(completed ? 'tasks.reopen' : 'tasks.finish')}
      </Button>
      {view.canMove && (
        <Menu
          aria-label={t('tasks.moreFor', { title: title || t('tasks.unnamed.task') })}
          placement="bottom end"
          items={[
            {
              id: 'up',
              label: t('tasks.moveUp'),
              icon: <ArrowUp {...glyph} />,
              shortcut: 'Alt+↑',
              onAction: () => view.move(task, -1),
            },
            {
              id: 'down',
              label: t('tasks.moveDown'),
              icon: <ArrowDown {...glyph} />,
              shortcut: 'Alt+↓',
              onAction: () => view.move(task, 1),
            },
          ]}
          trigger={
            <IconButton
              size="s"
              tooltip={false}
              label={t('tasks.moreFor', { title: title || t('tasks.unnamed.task') })}
              icon={<Ellipsis {...glyph} />}
            />
          }
        />
      )}
    </>
  )
}

/** Whether what was changed is stored, and the way to delete the task. */
function Footer({ task, view }: PartProps) {
  const { t } = useTranslation()
  const isOnline = useOnline()
  const isKept = view.tasks.keptOf(task.id) !== undefined
  return (
    <div className="emb-app-tasks-foot">
      <span role="status" data-kept={(isKept && !isOnline) || undefined}>
        {isKept ? t(isOnline ? 'tasks.storing' : 'tasks.keptOffline') : t('object.saved')}
      </span>
      <IconButton label={t('tasks.deleteTask')} icon={<Trash2 {...glyph} />} onPress={() => view.askDelete(task)} />
    </div>
  )
}
