import type { EntityField } from './EntityField.js'

/** The fields that every entity has besides its own. */
export const stampFields = {
  tags: { label: 'tags', kind: 'list' },
  createdBy: { label: 'createdBy', kind: 'computed' },
  createdAt: { label: 'createdAt', kind: 'dateTime' },
  changedBy: { label: 'changedBy', kind: 'computed' },
  changedAt: { label: 'changedAt', kind: 'dateTime' },
} as const satisfies Record<string, EntityField>
