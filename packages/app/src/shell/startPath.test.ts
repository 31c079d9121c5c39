import { expect, test } from 'vitest'
import { inOrganisation } from '../routes/page.js'
import { startPath } from './startPath.js'

const consultant = { userType: 'CORPORATE', roles: ['CON'], permissions: ['embpm_r'], plan: 'CORPORATE' } as const
const ordinary = { ...consultant, roles: [] }

test.each([
  ['the page that was chosen', inOrganisation('bim/services'), consultant, inOrganisation('bim/services')],
  ['what a user may not open any more', inOrganisation('bim/services'), ordinary, inOrganisation('bp')],
  ['a page that is gone', inOrganisation('bp/gone'), consultant, inOrganisation('bp')],
  ['another origin', 'https://elsewhere.test/', consultant, inOrganisation('bp')],
  ['a page outside of organisations', '/sign-out', consultant, inOrganisation('bp')],
  ['nothing', undefined, consultant, inOrganisation('bp')],
])('a visit begins with: %s', (_, chosen, visitor, path) => {
  expect(startPath(chosen, visitor)).toBe(path)
})
