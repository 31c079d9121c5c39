import { expect, test } from 'vitest'
import { entityNames, kinds } from '../kinds.js'
import type { Field } from './fields.js'
import { followsProject, projectField } from './followsProject.js'

test.each(entityNames)('%s follow the chosen project exactly when they can be filtered by it', async (name) => {
  const { fields, filter } = await kinds[name]()
  const field = Object.entries<Field>(fields).find(([column]) => column === projectField)?.[1]
  expect(followsProject(name)).toBe(field?.facts.to?.[0] === 'projects')
  if (field) expect(filter).toContain(projectField)
})
