import type { Task } from '@embpm/contract/sample/tasks'
import { chat } from '@embpm/contract/sample/chat'
import { ComboBox } from '@embpm/ui/combobox'
import { DateField } from '@embpm/ui/date-field'
import { Select } from '@embpm/ui/select'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../../shell/ServicesProvider.js'
import { priorities } from './PriorityGlyph.js'
import { SubTasks } from './SubTasks.js'
import { TaskTags } from './TaskTags.js'
import { dueAt, dueDay } from './useDue.js'
import { TypedField } from './TypedField.js'
import type { TaskList } from './useTasks.js'

/** Props of `TaskFields`. */
export interface TaskFieldsProps {
  task: Task
  tasks: TaskList
}

/** What can be changed of a task. */
export function TaskFields({ task, tasks }: TaskFieldsProps) {
  const { t } = useTranslation()
  const { id, title, notes, priority, assignedTo } = task
  const people = usePeople()
  const flush = () => tasks.flush(id)
  return (
    <div className="emb-app-tasks-fields">
      <TypedField
        label={t('tasks.title')}
        value={title}
        maxLength={300}
        onType={(next) => tasks.type(id, { title: next })}
        onBlur={flush}
      />
      <div className="emb-app-tasks-pair">
        <DateField
          label={t('tasks.due')}
          value={dueDay(task)}
          onValueChange={(day) => void tasks.change(id, { dueDate: day === null ? null : dueAt(day) })}
        />
        <Select
          label={t('tasks.priority')}
          value={priorities[priority]}
          options={priorities.map((value) => ({ value, label: t(`tasks.priorities.${value}`) }))}
          onValueChange={(next) => {
            const number = ([0, 1, 2] as const).find((one) => priorities[one] === next)
            if (number !== undefined) void tasks.change(id, { priority: number })
          }}
        />
      </div>
      <ComboBox
        label={t('tasks.assignedTo')}
        placeholder={t('tasks.nobody')}
        value={assignedTo}
        options={people}
        onValueChange={(next) => void tasks.change(id, { assignedTo: next })}
      />
      <TaskTags task={task} onChange={(tags) => void tasks.change(id, { tags })} />
      <TypedField
        label={t('tasks.notes')}
        multiline
        rows={4}
        value={notes}
        maxLength={10_000}
        onType={(next) => tasks.type(id, { notes: next === '' ? null : next })}
        onBlur={flush}
      />
      <SubTasks task={task} tasks={tasks} />
    </div>
  )
}

/** Whom a task can be given to: the people of the chat, who are those of all sample services. */
function usePeople() {
  const { connectTo } = useServices()
  const { data } = useQuery({
    queryKey: ['user', 'chat-contacts'],
    queryFn: ({ signal }) => connectTo('live', chat).contacts.list(undefined, { signal }),
  })
  return useMemo(() => data?.map(({ id, name }) => ({ value: id, label: name })) ?? [], [data])
}
