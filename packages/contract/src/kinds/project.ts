import { entityOf, type EntityOf } from '../common/entityOf.js'
import { choice, day, longText, personOf, reference, text } from '../common/fields.js'

/** How far a project is, in the order of its life. */
export const projectStatuses = ['planned', 'active', 'on hold', 'completed', 'cancelled'] as const

/** A project of an organisation, which orders and scenarios belong to. Source: the specification, sections 3 and 7 (`GET projects`). */
export const project = entityOf({
  kind: 'projects',
  path: '/projects',
  tag: 'Project',
  one: 'a project',
  many: 'projects',
  key: ['code'],
  nameOf: ({ code, name }) => `${code} ${name}`,
  fields: {
    /** Short key, unique in the organisation, such as P-1001. */
    code: text(20).required().sort().filter().search(),
    name: text(200).required().sort().search(),
    description: longText(),
    status: choice(projectStatuses, 'projectStatus').default('planned').sort().filter().search().bulk(),
    /** Who leads it. */
    managerId: reference('people').filter().bulk(),
    manager: personOf('managerId').sort().filter().search(),
    /** First day; `null` while it is not planned. */
    start: day().sort().filter(),
    /** Last day; `null` while it is not planned. */
    end: day().sort().filter(),
  },
})

/** A project as the server stores and answers it. */
export type Project = EntityOf<typeof project>
