import { entityOf, type EntityOf } from '../common/entityOf.js'
import { choice, codedOf, day, longText, personOf, reference, text, whole } from '../common/fields.js'

/** What a risk is about. */
export const riskCategories = ['scope', 'schedule', 'cost', 'quality', 'people', 'technology', 'external'] as const

/** What is done about a risk. */
export const riskResponses = ['avoid', 'reduce', 'transfer', 'accept'] as const

/** How far a risk is; one that occurred still needs somebody. */
export const riskStates = ['open', 'in treatment', 'occurred', 'closed'] as const

/** The highest probability and impact; the lowest is 1. */
export const highestRisk = 5

/** What can go wrong in a project, how likely and how bad that is, and who does what about it. Source: issue 18. */
export const projectRisk = entityOf({
  kind: 'projectRisks',
  path: '/implementation/project-risks',
  tag: 'Implementation',
  one: 'a risk of a project',
  many: 'risks of projects',
  key: ['riskNo'],
  nameOf: ({ riskNo, title }) => `${riskNo} ${title}`,
  fields: {
    /** The number people call it by, unique in the organisation, such as RK-00012. */
    riskNo: text(20).required().fromServer().sort().filter().search(),
    title: text(200).required().sort().search(),
    /** Where it comes from, and what it leads to. */
    description: longText(),
    projectId: reference('projects').required().filter(),
    project: codedOf('projectId').sort().filter().search(),
    /** The task that it endangers. */
    taskId: reference('operationTasks').filter(),
    task: codedOf('taskId').sort().filter(),
    category: choice(riskCategories, 'riskCategory').sort().filter().bulk(),
    /** From 1, hardly, to 5, almost certain. */
    probability: whole(1, highestRisk).default(3).sort().filter(),
    /** From 1, hardly felt, to 5, the project fails. */
    impact: whole(1, highestRisk).default(3).sort().filter(),
    /** Probability times impact. */
    score: whole(1, highestRisk * highestRisk)
      .default(9)
      .fromServer()
      .sort()
      .filter(),
    response: choice(riskResponses, 'riskResponse').default('reduce').sort().filter(),
    /** What is done about it. */
    measure: longText(),
    ownerId: reference('people').filter().bulk(),
    owner: personOf('ownerId').sort().filter().search(),
    dueDate: day().sort().filter(),
    state: choice(riskStates, 'riskState').sort().filter().search().bulk(),
  },
})

/** A risk as the server stores and answers it. */
export type ProjectRisk = EntityOf<typeof projectRisk>
