import type { Project } from '@embpm/contract'
import { ORPCError } from '@orpc/server'

import { api, signedIn } from '../../context.js'
import { inOrganisation } from '../administration/organisation.js'
import { organisationData } from '../administration/organisation.data.js'
import { projectNames } from './projects.data.js'

/** The projects of an organisation, by name; one that is new has none. */
function projectsOf(organisationId: string): readonly Project[] {
  const known = organisationData.find((one) => one.organisationId === organisationId)
  if (!known || known.services === 0) return []
  return projectNames.map((name, index) => ({
    id: `PRJ-${String(index + 1).padStart(5, '0')}`,
    name: `${known.company} ${name}`,
  }))
}

/** The handlers that read projects. */
export const projects = {
  list: api.projects.list
    .use(signedIn)
    .use(inOrganisation)
    .handler(({ context }) => [...projectsOf(context.organisationId)]),
  get: api.projects.get
    .use(signedIn)
    .use(inOrganisation)
    .handler(({ input: { id }, context }) => {
      const found = projectsOf(context.organisationId).find((one) => one.id === id)
      if (!found) throw new ORPCError('NOT_FOUND', { status: 404, data: { id } })
      return found
    }),
}
