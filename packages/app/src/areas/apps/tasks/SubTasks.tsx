import type { SubTask, Task } from '@embpm/contract/sample/tasks'
import { IconButton } from '@embpm/ui/button'
import { Checkbox } from '@embpm/ui/checkbox'
import { Progress } from '@embpm/ui/progress'
import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { AddLine } from '../add-line/AddLine.js'
import { TypedField } from './TypedField.js'
import type { TaskList } from './useTasks.js'

/** Props of `SubTasks`. */
export interface SubTasksProps {
  task: Pick<Task, 'id' | 'subTasks'>
  tasks: TaskList
}

/** The steps of a task: how far they are, each with its title, and a line for another one. */
export function SubTasks({ task: { id, subTasks }, tasks }: SubTasksProps) {
  const { t } = useTranslation()
  const done = subTasks.filter(({ completed }) => completed).length
  const replaced = (step: SubTask, change: Partial<SubTask>) =>
    subTasks.map((one) => (one.id === step.id ? { ...one, ...change } : one))
  return (
    <section className="emb-app-tasks-sub" aria-label={t('tasks.steps')}>
      {subTasks.length > 0 ? (
        <Progress
          label={t('tasks.steps')}
          value={done}
          max={subTasks.length}
          valueText={t('tasks.stepsDone', { number: done, total: subTasks.length })}
        />
      ) : (
        <span className="emb-field-label">{t('tasks.steps')}</span>
      )}
      <ul>
        {subTasks.map((step) => (
          <li key={step.id} data-done={step.completed || undefined}>
            <Checkbox
              className="emb-app-tasks-check"
              aria-label={t('tasks.done', { title: step.title })}
              checked={step.completed}
              onCheckedChange={(completed) => void tasks.change(id, { subTasks: replaced(step, { completed }) })}
            />
            <TypedField
              aria-label={t('tasks.step')}
              value={step.title}
              maxLength={300}
              onType={(title) => tasks.type(id, { subTasks: replaced(step, { title }) })}
              onBlur={() => tasks.flush(id)}
            />
            <IconButton
              size="s"
              label={t('tasks.removeStep', { title: step.title })}
              icon={<X size={14} strokeWidth={1.5} aria-hidden />}
              onPress={() => tasks.change(id, { subTasks: subTasks.filter((one) => one.id !== step.id) })}
            />
          </li>
        ))}
      </ul>
      <AddLine
        name={`tasks new step ${id}`}
        label={t('tasks.newStep')}
        button={t('tasks.add')}
        autoFocus={false}
        onAdd={async (title) => {
          const step = { id: crypto.randomUUID(), title, completed: false }
          const outcome = await tasks.change(id, { subTasks: [...subTasks, step] })
          // It is among the steps already, and sent with them once there is a network.
          return outcome === 'kept' ? 'stored' : outcome
        }}
      />
    </section>
  )
}
