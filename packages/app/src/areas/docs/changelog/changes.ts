import type { DocsText } from '../docsText.js'

/** What a change brought: something new, something that works in another way, or something that was wrong and is no more. */
export type ChangeKind = 'added' | 'changed' | 'mended'

/** A change as the history of the project has it. */
export interface ChangeFacts {
  /** The day on which it was made. */
  day: string
  kind: ChangeKind
  /** Paths of the pages where it is to be seen, below the organisation. */
  pages?: readonly string[]
}

/** What users got, every change that has a text, the newest first. */
export const changes: { readonly [Name in keyof DocsText['changes']]: ChangeFacts } = {
  docs: { day: '2026-11-28', kind: 'added', pages: ['docs/guides/getting-started'] },
  moreApps: { day: '2026-11-28', kind: 'added', pages: ['apps/icons', 'apps/activities', 'apps/crypto'] },
  notices: { day: '2026-11-28', kind: 'added', pages: ['bp/settings'] },
  header: { day: '2026-11-28', kind: 'added' },
  typedFast: { day: '2026-11-28', kind: 'mended', pages: ['apps/tasks'] },
  sampleApps: { day: '2026-11-27', kind: 'added', pages: ['apps/mailbox', 'apps/scrumboard', 'apps/contacts'] },
  objectExplorer: { day: '2026-11-27', kind: 'added', pages: ['administration/object-explorer'] },
  assistant: { day: '2026-11-27', kind: 'added' },
  administration: {
    day: '2026-11-27',
    kind: 'added',
    pages: ['administration/audit-log', 'administration/subscriptions', 'administration/configurations'],
  },
  dashboards: {
    day: '2026-11-27',
    kind: 'added',
    pages: ['bp/dashboards/project', 'bp/dashboards/analytics', 'bp/dashboards/finance'],
  },
  ownSettings: { day: '2026-11-27', kind: 'added', pages: ['bp/settings'] },
  projectManagement: { day: '2026-11-27', kind: 'added', pages: ['implementation/project-management'] },
  enteredStays: { day: '2026-11-27', kind: 'mended', pages: ['project/execution/orders'] },
  planning: { day: '2026-11-26', kind: 'added', pages: ['project/operation-tasks', 'project/calendar'] },
  testing: { day: '2026-11-26', kind: 'added', pages: ['implementation/scenario-task', 'implementation/report'] },
  modelCheck: { day: '2026-11-26', kind: 'added', pages: ['implementation/verify'] },
  capacity: { day: '2026-11-26', kind: 'added', pages: ['implementation/employee-assignment'] },
  tableCreation: { day: '2026-11-26', kind: 'added', pages: ['bim/create'] },
  references: { day: '2026-11-26', kind: 'added', pages: ['bp/data', 'bp/requirements', 'bp/master-data'] },
  lastNames: { day: '2026-11-26', kind: 'changed' },
  sessionKept: { day: '2026-11-26', kind: 'mended' },
  print: { day: '2026-11-24', kind: 'changed', pages: ['bp/view', 'bp/report'] },
  drawing: { day: '2026-11-23', kind: 'added', pages: ['bp/task'] },
  revisions: { day: '2026-11-23', kind: 'added', pages: ['bp/view'] },
  comments: { day: '2026-11-23', kind: 'added' },
  report: { day: '2026-11-23', kind: 'added', pages: ['bp/report'] },
  conditions: { day: '2026-11-23', kind: 'added', pages: ['bim/services'] },
  commands: { day: '2026-11-23', kind: 'added' },
  offline: { day: '2026-11-23', kind: 'changed' },
  onePress: { day: '2026-11-23', kind: 'mended' },
  dense: { day: '2026-11-22', kind: 'added' },
  ownSession: { day: '2026-11-22', kind: 'mended' },
}
