import { entityNames } from '@embpm/contract'
import * as z from 'zod/mini'

/** How many findings of a rule are named; further ones are counted. */
export const maxPerRule = 1000

/** How many findings come with one message, so that taking them in never holds the page. */
export const findingsAtOnce = 250

const part = z.enum([...entityNames, 'drawnModels', 'people'])
const cell = z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())])
const row = z.object({ id: z.string(), name: z.string(), cells: z.record(z.string(), cell) })

/** Schema of what the page tells the worker. */
export const toWorker = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('begin'),
    /** YYYY-MM-DD. */
    today: z.iso.date(),
    references: z.array(z.object({ kind: z.enum(entityNames), field: z.string(), to: z.array(part), by: z.string() })),
  }),
  /** Some objects of a part. */
  z.object({ type: z.literal('rows'), part, rows: z.array(row) }),
  /** All objects of a part are there, or it cannot be read. */
  z.object({ type: z.literal('settled'), part, isRead: z.boolean() }),
  /** Nothing more comes: whatever can be checked is. */
  z.object({ type: z.literal('end') }),
])

/** What the page tells the worker. */
export type ToWorker = z.infer<typeof toWorker>

/** Schema of what the worker tells the page. */
export const fromWorker = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('findings'),
    rule: z.string(),
    /** Of objects of one kind. */
    findings: z.array(z.object({ kind: z.enum(entityNames), id: z.string(), name: z.string(), detail: z.string() })),
  }),
  /** A rule is through; all findings of it that are named have come. */
  z.object({
    type: z.literal('rule'),
    rule: z.string(),
    count: z.int(),
    checked: z.enum(['yes', 'partly', 'no']),
  }),
  z.object({ type: z.literal('done'), objects: z.int(), visited: z.int() }),
])

/** What the worker tells the page. */
export type FromWorker = z.infer<typeof fromWorker>
