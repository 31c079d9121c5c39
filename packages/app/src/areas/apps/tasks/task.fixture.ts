import type { Task } from '@embpm/contract/sample/tasks'

/** An entry of a list that is named for its id; one in capitals is a section. */
export const entryOf = (id: string): Task => ({
  id,
  type: id === id.toUpperCase() ? 'section' : 'task',
  title: id,
  notes: null,
  completed: false,
  dueDate: null,
  priority: 1,
  tags: [],
  assignedTo: null,
  subTasks: [],
  order: 0,
})
