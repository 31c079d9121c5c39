import { useTags } from '../names-dialog/useTags.js'
import { useTasksClient } from './useTasks.js'

/** The tags of tasks, and what can be done with them. */
export const useTaskTags = () =>
  useTags({ queryKey: ['user', 'tasks', 'tags'], usedIn: ['user', 'tasks', 'list'], calls: useTasksClient().tags })
