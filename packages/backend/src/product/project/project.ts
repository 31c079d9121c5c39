import { addDays } from '@embpm/calendar'
import { project, type Project } from '@embpm/contract/project'

import { entityHandlers } from '../entity/entityHandlers.js'
import { entityTable } from '../entity/entityTable.js'
import { padded, personOf, seedRows, somebody, turn } from '../entity/seeding.js'

interface Sample {
  name: string
  about: string
  status: Project['status']
  start: string
  /** How long it takes, in days. */
  days: number
}

/** What the projects of a sample organisation are about. The first ones are the largest. */
const samples: readonly Sample[] = [
  {
    name: 'S/4HANA conversion',
    about: 'Moves all companies to one system.',
    status: 'active',
    start: '2025-09-01',
    days: 850,
  },
  {
    name: 'Warehouse rollout',
    about: 'Brings the new warehouse processes to all sites, one after the other.',
    status: 'active',
    start: '2026-02-02',
    days: 540,
  },
  {
    name: 'Finance template',
    about: 'One chart of accounts, one closing.',
    status: 'active',
    start: '2026-01-05',
    days: 420,
  },
  {
    name: 'Plant maintenance',
    about: 'Plans the work on machines ahead and confirms it on the spot.',
    status: 'active',
    start: '2026-03-02',
    days: 360,
  },
  {
    name: 'Integration platform',
    about: 'Replaces direct interfaces by one platform.',
    status: 'on hold',
    start: '2026-04-06',
    days: 300,
  },
  {
    name: 'Rollout Poland and Kazakhstan',
    about: 'The template at the sites in Gdynia and Almaty.',
    status: 'planned',
    start: '2027-01-04',
    days: 390,
  },
  {
    name: 'Quality management',
    about: 'Inspections and their certificates in the system.',
    status: 'planned',
    start: '2027-03-01',
    days: 240,
  },
  {
    name: 'Archive of the old systems',
    about: 'Keeps what the law asks for, and switches the rest off.',
    status: 'planned',
    start: '2027-06-07',
    days: 280,
  },
  {
    name: 'Access and roles',
    about: 'Roles by position instead of by person.',
    status: 'completed',
    start: '2025-02-03',
    days: 270,
  },
  {
    name: 'Supplier portal',
    about: 'Orders and invoices without paper.',
    status: 'cancelled',
    start: '2025-05-05',
    days: 200,
  },
]

/** The projects. */
export const projectTable = entityTable({
  name: 'project',
  prefix: 'PRJ',
  entity: project,
  seeds: (organisationId) =>
    seedRows(organisationId, {
      prefix: 'PRJ',
      full: samples.length,
      make: ({ index, random, organisation }) => {
        const { name, about, status, start, days } = turn(samples, index)
        const managerId = somebody(random)
        return {
          code: `P-${padded(1001 + index, 4)}`,
          name: `${organisation.company} ${name}`,
          description: about,
          status,
          managerId,
          manager: personOf(managerId),
          start,
          end: addDays(start, days),
        }
      },
    }),
})

/** The handlers of projects. */
export const projects = entityHandlers(project.endpoints, projectTable)
