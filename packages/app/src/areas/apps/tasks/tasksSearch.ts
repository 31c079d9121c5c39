import * as z from 'zod/mini'

/** What the address of the tasks says beside the task: what is searched for. */
export const tasksSearch = { search: z.string().check(z.maxLength(200)) }
