import * as z from 'zod/mini'

import { conflictWith, inOrganisation, locked, notFound } from '../common/errors.js'
import { period, periodStates } from './period.js'

/** What is done with periods. */
export const periodActions = ['close', 'reopen', 'lock'] as const

/** What is done with periods. */
export type PeriodAction = (typeof periodActions)[number]

/** Why an action is refused. */
export const periodRefusals = [
  /** Something blocks closing: executions that nobody confirmed, or hours that would be posted nowhere. */
  'blocked',
  /** None of them is open. */
  'noneOpen',
  /** None of them is closed. */
  'noneClosed',
  /** One of them is still open: it has to be closed first. */
  'open',
  /** One of them is locked, which is final. */
  'locked',
  /** Only an administrator takes a closing back. */
  'administrator',
  /** The name that was typed is not theirs. */
  'name',
  /** The periods of the year are there already. */
  'exists',
  /** The year before has none yet. */
  'gap',
] as const

/** Why an action is refused. */
export type PeriodRefusal = (typeof periodRefusals)[number]

/** Until how many days after its end a period is closed in time. */
export const closingDays = 10

/** How many periods can be chosen at once: a year has 12 months and 53 weeks. */
const maxChosen = 100

const count = z.int().check(z.minimum(0))
const id = z.string().check(z.minLength(1), z.maxLength(64))
const year = z.coerce.number<number>().check(z.int(), z.minimum(1900), z.maximum(2999))

const work = {
  executions: count,
  /** Executions that somebody confirmed or rejected. */
  decided: count,
  hours: z.number(),
}

const part = {
  id,
  lockVersion: z.int(),
  /** The month, or the ISO week. */
  number: z.int(),
  state: z.enum(periodStates),
  start: z.iso.date(),
  end: z.iso.date(),
  ...work,
}

/** Schema of a year of periods: its months, each with the weeks whose Thursday lies in it. */
export const periodYear = z.object({
  year: z.int(),
  months: z.array(
    z.object({
      ...part,
      closedAt: z.nullable(z.iso.datetime()),
      closedBy: z.string(),
      weeks: z.array(z.object(part)),
      /** Month and weeks together, each execution once. */
      total: z.object(work),
    }),
  ),
  /** The years that have periods, in their order. */
  years: z.array(z.int()),
})

/** A year of periods. */
export type PeriodYear = z.infer<typeof periodYear>

/** A month of a year of periods. */
export type PeriodMonth = PeriodYear['months'][number]

const named = z.object({ id, name: z.string() })
const blocker = z.object({
  count,
  hours: z.number(),
  /** The orders that are meant, at most 100. */
  orders: z.array(named),
})

/** Schema of what an action on periods would come to. */
export const periodCheck = z.object({
  /** Those that are meant: the chosen ones, and the weeks of chosen months. */
  periods: z.array(z.object({ id, name: z.string(), lockVersion: z.int(), state: z.enum(periodStates) })),
  start: z.iso.date(),
  end: z.iso.date(),
  orders: count,
  ...work,
  /** Executions in open periods that nobody confirmed. */
  unconfirmed: blocker,
  /** Orders without a cost object that have hours in open periods. */
  withoutCostObject: blocker,
  /** Executions that end after their order; they block nothing. */
  late: blocker,
  /** Months that are opened together with a chosen week. */
  alsoReopened: z.array(z.string()),
  /** Why each action is refused; `null` where it is not. */
  refusals: z.record(z.enum(periodActions), z.nullable(z.enum(periodRefusals))),
})

/** What an action on periods would come to. */
export type PeriodCheck = z.infer<typeof periodCheck>

const chosen = z.array(id).check(z.minLength(1), z.maxLength(maxChosen))
const route = (method: 'GET' | 'POST', path: `/${string}`, summary: string) =>
  inOrganisation.route({ method, path: `/project${path}`, summary, tags: ['Project'] })

/** The endpoints by which periods are closed: open → closed → locked, never by a change of their fields. */
export const periodClosing = {
  /** The months and weeks of a year with what was done in them. A year without periods has no months. */
  year: route('GET', '/period-years/{year}', 'Periods of a year').input(z.object({ year })).output(periodYear),

  /** What closing, reopening or locking periods would come to, and what stands against it; writes nothing. */
  check: route('POST', '/periods/check', 'Check what an action on periods comes to')
    .input(z.object({ ids: chosen }))
    .output(periodCheck)
    .errors(notFound),

  /**
   * Closes, reopens or locks periods; a month with its weeks, all or none. Answers those that have another state now. CONFLICT when one has another version
   * than was looked at; LOCKED with the reason when the rules refuse it. Locking is final and asks for the name of the first of the chosen
   * ones, such as 2026-10.
   */
  act: route('POST', '/periods/act', 'Close, reopen or lock periods')
    .input(
      z.object({
        action: z.enum(periodActions),
        periods: z.array(z.object({ id, lockVersion: z.int() })).check(z.minLength(1), z.maxLength(maxChosen)),
        name: z.optional(z.string().check(z.maxLength(100))),
      }),
    )
    .output(z.array(period.schema))
    .errors({ ...notFound, ...locked, ...conflictWith(period.schema) }),

  /** Makes the months and ISO weeks of the year after the last one, all open. LOCKED for any other year. */
  createYear: route('POST', '/period-years', 'Create the periods of a year')
    .input(z.object({ year: z.int().check(z.minimum(1900), z.maximum(2999)) }))
    .output(z.object({ created: count }))
    .errors(locked),
}
