import type { CommentThread, StepComment } from '@embpm/contract/comment-thread'

/** A comment by somebody, at noon of a day in November. */
export const commentBy = (author: string, day: number, text: string): StepComment => ({
  id: `C-${author}-${day}`,
  authorId: `U-${author}`,
  author,
  createdAt: new Date(Date.UTC(2026, 10, day, 12)).toISOString(),
  editedAt: null,
  deleted: false,
  body: [{ text }],
  lockVersion: 1,
})

/** A thread on the step Approve of the sample process. */
export const threadOf = (comments: StepComment[], change: Partial<CommentThread> = {}): CommentThread => ({
  id: 'T-1',
  kind: 'processes',
  subjectId: 'PRC-00082',
  stepId: 'Step_4',
  stepName: 'Approve',
  state: 'open',
  stateBy: null,
  stateAt: null,
  comments,
  lockVersion: 1,
  ...change,
})
