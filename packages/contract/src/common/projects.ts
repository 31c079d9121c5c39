import * as z from 'zod/mini'

import { inOrganisation, notFound } from './errors.js'

const id = z.string().check(z.minLength(1), z.maxLength(64))

/** Schema of a project of an organisation. Source: the specification, section 3. */
export const project = z.object({ id, name: z.string().check(z.minLength(1), z.maxLength(200)) })

/** A project of an organisation. */
export type Project = z.infer<typeof project>

/** The endpoints that read projects, for every user of an organisation. Source: the specification, section 7. */
export const projects = {
  /** All of the organisation, by name. */
  list: inOrganisation
    .route({ method: 'GET', path: '/projects', summary: 'List projects', tags: ['Project'] })
    .output(z.array(project)),

  /** One of them; NOT_FOUND (404) for an id that none has. */
  get: inOrganisation
    .errors(notFound)
    .route({ method: 'GET', path: '/projects/{id}', summary: 'Read a project', tags: ['Project'] })
    .input(z.object({ id }))
    .output(project),
}
