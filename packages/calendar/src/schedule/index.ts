export { outlineOf, type OutlineItem, type OutlinePlace } from './outline.js'
export { linkTypes, type LinkType, type PlannedTask, type Predecessor } from './plannedTask.js'
export { scheduleTasks, type Schedule, type ScheduleRules, type TaskDates } from './schedule.js'
export { cycleIn } from './taskGraph.js'
