import * as z from 'zod/mini'

import { inOrganisation, misplacements, notFound } from '../common/errors.js'
import { occupancies } from './position.js'

const id = z.string().check(z.minLength(1), z.maxLength(64))
const count = z.int().check(z.minimum(0))

/** Schema of a unit as the chart knows it on a day. */
export const chartUnit = z.object({
  id,
  code: z.string(),
  name: z.string(),
  /** `null` for one at the top, and where the one above does not hold on that day. */
  parentId: z.nullable(id),
  /** Who leads it, and as what; empty where nobody does. */
  manager: z.string(),
  managerTitle: z.string(),
  lockVersion: z.int(),
})

/** A unit as the chart knows it on a day. */
export type ChartUnit = z.infer<typeof chartUnit>

/** Schema of a position as the chart knows it on a day. */
export const chartPosition = z.object({
  id,
  code: z.string(),
  title: z.string(),
  unitId: id,
  isChief: z.boolean(),
  fte: z.number(),
  /** The percentages of its assignments on that day, together. */
  percent: z.number(),
  occupancy: z.enum(occupancies),
  /** Who has it, the primary ones first. */
  holders: z.array(z.string()),
  /** Of a vacant one: the last day on which somebody had it before, and the first on which somebody will. */
  since: z.nullable(z.string()),
  until: z.nullable(z.string()),
})

/** A position as the chart knows it on a day. */
export type ChartPosition = z.infer<typeof chartPosition>

/** Schema of the organisation on a day. */
export const orgChartOnDay = z.object({
  on: z.iso.date(),
  /** In the order of the tree: each unit after the one above. */
  units: z.array(chartUnit),
  /** By unit, the chief first, then by title. */
  positions: z.array(chartPosition),
})

/** The organisation on a day. */
export type OrgChartOnDay = z.infer<typeof orgChartOnDay>

/** A change of what somebody or something follows from: from one to another, by name; `null` for none. */
const change = z.object({ of: z.string(), from: z.nullable(z.string()), to: z.nullable(z.string()) })

/** Schema of what moving a unit changes. */
export const moveEffects = z.object({
  unit: z.object({ id, name: z.string(), validFrom: z.iso.date(), validTo: z.iso.date() }),
  /** `null` for the top. */
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  /** How many move along, the unit itself not counted. */
  units: count,
  positions: count,
  /** Positions that will report to another one than before: those that report to who leads the unit above. */
  reporting: z.array(change),
  /** Positions below that name by themselves whom they report to, and go on so. */
  keptReporting: count,
  /** Units whose cost centre is that of the unit above, and becomes another one. */
  costCentres: z.array(change),
  /** Why it cannot move there; `null` when it can. */
  misplaced: z.nullable(z.enum(misplacements)),
  /** The days of the unit on which the one above does not hold; `null` for none. */
  uncovered: z.nullable(z.object({ validFrom: z.iso.date(), validTo: z.iso.date() })),
})

/** What moving a unit changes. */
export type MoveEffects = z.infer<typeof moveEffects>

const route = (path: '' | `/${string}`, summary: string) =>
  inOrganisation.route({ method: 'GET', path: `/processes/org-chart${path}`, summary, tags: ['Processes'] })

/** The endpoints of the organisation chart. */
export const orgChart = {
  /** The whole organisation as it is on a day: units, and positions with who has them. */
  get: route('', 'Organisation chart on a day')
    .input(z.object({ on: z.iso.date() }))
    .output(orgChartOnDay),

  /** What moving a unit below another one would change; writes nothing. NOT_FOUND for a unit that there is not. */
  previewMove: route('/preview-move', 'Preview of moving a unit')
    .input(z.object({ id, parentId: z.optional(id) }))
    .output(moveEffects)
    .errors(notFound),
}
