import * as z from 'zod/mini'

import { conflictWith, inOrganisation, notFound, refusing } from '../common/errors.js'
import { employeeAssignment } from './employee-assignment.js'

/** How many weeks are answered at once: three years. */
export const maxCapacityWeeks = 157

/** How many people are answered at once. */
export const maxCapacityPeople = 100

/** How many assignments are changed at once. */
export const maxAssignmentChanges = 500

/** Who is shown: those who have an assignment in these weeks, those who have too much in one of them, or everybody. */
export const capacityScopes = ['assigned', 'over', 'all'] as const

/** Who is shown. */
export type CapacityScope = (typeof capacityScopes)[number]

const id = z.string().check(z.minLength(1), z.maxLength(64))
const lockVersion = z.int().check(z.minimum(1))
const hours = z.number().check(z.minimum(0))

/** Schema of an assignment as the map shows it. */
export const shownAssignment = z.pick(employeeAssignment.schema, {
  id: true,
  lockVersion: true,
  employeeId: true,
  targetId: true,
  target: true,
  role: true,
  measure: true,
  amount: true,
  validFrom: true,
  validTo: true,
})

/** An assignment as the map shows it. */
export type ShownAssignment = z.infer<typeof shownAssignment>

const capacityPerson = z.object({
  id: z.string(),
  name: z.string(),
  /** As what they work in these weeks: the role of their largest assignment; else what they can do. */
  role: z.string(),
  skills: z.array(z.string()),
  /** Of the group that they are in. */
  unitId: z.nullable(z.string()),
  weeklyHours: hours,
  /** Of each week, in their order: the hours that they have. */
  capacity: z.array(hours),
  /** Of each week, in their order: the hours that are asked of them. */
  assigned: z.array(hours),
  /** The weeks in which they do not work at all, by their place, and why; empty where they are not employed. */
  off: z.record(z.string(), z.string()),
  /** What they are assigned to in these weeks, the first to begin first. */
  assignments: z.array(shownAssignment),
})

/** Somebody with their weeks. */
export type CapacityPerson = z.infer<typeof capacityPerson>

const capacityGroup = z.object({
  unitId: z.nullable(z.string()),
  /** Of the unit; empty for those without one. */
  name: z.string(),
  /** How many of those who are shown. */
  people: z.int(),
  /** What they are together, in full-time equivalents of 40 hours. */
  fte: z.number(),
})

/** Those of a unit. */
export type CapacityGroup = z.infer<typeof capacityGroup>

const capacityPage = z.object({
  /** The Monday of each week. */
  weeks: z.array(z.iso.date()),
  /** By unit, and in it by name. */
  people: z.array(capacityPerson),
  /** Of all who are shown, in the order of the people. */
  groups: z.array(capacityGroup),
  /** How many are shown in all. */
  total: z.int(),
  /** Of all who are shown: how many have too much, in how many weeks of theirs, and how many hours too much. */
  over: z.object({ people: z.int(), weeks: z.int(), hours }),
  /** What anybody can do, in alphabetical order. */
  skills: z.array(z.string()),
})

/** Some of the people with their weeks. */
export type CapacityPage = z.infer<typeof capacityPage>

const candidate = z.object({
  id: z.string(),
  name: z.string(),
  unit: z.string(),
  weeklyHours: hours,
  /** Which skills they share with the one whose work it is. */
  shared: z.array(z.string()),
  /** Whether they have worked in the same role. */
  sameRole: z.boolean(),
  /** Free hours in these weeks. */
  free: hours,
  /** What they would have at most in one of these weeks, in per cent. */
  highest: z.int(),
  /** Whether they can take it all without having too much. */
  fits: z.boolean(),
})

/** Somebody who could do it. */
export type Candidate = z.infer<typeof candidate>

const offer = z.object({
  assignment: shownAssignment,
  /** Whose it is, and what they would have at most in these weeks once it is moved, in per cent. */
  person: z.object({
    id: z.string(),
    name: z.string(),
    weeklyHours: hours,
    skills: z.array(z.string()),
    after: z.int(),
  }),
  /** On which days it is moved. */
  validFrom: z.iso.date(),
  validTo: z.iso.date(),
  /** How much of it, in what the assignment is measured in. */
  amount: z.number(),
  /** The hours in all that are moved. */
  hours,
  /** Those who fit best first. */
  candidates: z.array(candidate),
})

/** What of an assignment is too much, and who could do it. */
export type Offer = z.infer<typeof offer>

const route = (path: `/${string}`, summary: string) =>
  inOrganisation.route({ method: 'POST', path: `/implementation/capacity${path}`, summary, tags: ['Implementation'] })

/** Who has how many hours in which week, and what is asked of them. */
export const capacity = {
  /**
   * People by unit and name, a page at a time, with so many weeks from that of `from` on. A search looks into names, numbers, units and
   * skills; `orgUnitId` takes those below as well.
   */
  read: route('/read', 'Read the capacity of employees by week')
    .input(
      z.object({
        from: z.iso.date(),
        weeks: z.int().check(z.minimum(1), z.maximum(maxCapacityWeeks)),
        scope: z._default(z.enum(capacityScopes), 'assigned'),
        search: z.optional(z.string().check(z.maxLength(500))),
        skill: z.optional(z.string().check(z.maxLength(60))),
        orgUnitId: z.optional(id),
        targetId: z.optional(id),
        employeeId: z.optional(id),
        page: z._default(z.int().check(z.minimum(1)), 1),
        size: z._default(z.int().check(z.minimum(1), z.maximum(maxCapacityPeople)), 50),
      }),
    )
    .output(capacityPage),

  /**
   * What of an assignment is too much in the weeks around that of `week`, and who could do it: they share a skill with the one whose work it is,
   * or have worked in the same role, or have the `skill` that is asked for. Where nobody has too much, or with `whole`, it is all of it from that
   * week on.
   */
  findFree: route('/find-free', 'Find somebody who is free for an assignment')
    .input(
      z.object({
        assignmentId: id,
        week: z.iso.date(),
        whole: z._default(z.boolean(), false),
        skill: z.optional(z.string().check(z.maxLength(60))),
      }),
    )
    .output(offer)
    .errors(notFound),

  /**
   * Changes, makes and deletes assignments, each that is there at the version that was read: all or nothing. CONFLICT with the one that has another
   * version. Answers what was changed, then what was made, in the order of the request.
   */
  change: route('/change', 'Change several assignments of employees')
    .input(
      z.object({
        changes: z
          .array(z.object({ id, lockVersion, fields: employeeAssignment.patch }))
          .check(z.maxLength(maxAssignmentChanges)),
        creates: z._default(z.array(employeeAssignment.input).check(z.maxLength(maxAssignmentChanges)), []),
        removes: z._default(z.array(z.object({ id, lockVersion })).check(z.maxLength(maxAssignmentChanges)), []),
      }),
    )
    .output(z.array(employeeAssignment.schema))
    .errors({ ...notFound, ...conflictWith(employeeAssignment.schema), ...refusing }),
}
