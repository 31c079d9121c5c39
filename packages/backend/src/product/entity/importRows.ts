import { clash, type Entity, type ImportedRow, type ImportProblem } from '@embpm/contract'
import { ValidationError } from '@orpc/contract'
import { ORPCError } from '@orpc/server'
import { dequal } from 'dequal/lite'
import * as z from 'zod/mini'

import { columnText } from './columnText.js'
import type { Caller, EntityTableDefinition } from './EntityTableDefinition.js'
import { keyColumn, keyOf, type Writer } from './entityStep.js'

/** What is known while rows are imported. */
export interface ImportRules<E extends Entity> {
  definition: EntityTableDefinition<E>
  writer: Writer<E>
  caller: Caller
  shown: (entity: E, caller: Caller) => E | undefined
  /** Whether an entity refers to something that exists, by column. */
  isKnown: (column: string, text: string) => boolean
}

/** Creates and changes entities from rows, each after the other; those with problems change nothing. */
export function importRows<E extends Entity>(rows: readonly Record<string, unknown>[], rules: ImportRules<E>) {
  const { definition, writer, caller, shown } = rules
  const { entity, refers = {} } = definition
  /** Entities that an earlier row has created or found. */
  const had = new Set<string>()

  /** The entity that a row is about. */
  function targetOf(row: Record<string, unknown>): E | undefined {
    const byId = typeof row.id === 'string' ? writer.draft.get(row.id) : undefined
    const key = keyOf(entity.key, trimmed(row))
    const found = byId ?? (key === undefined ? undefined : writer.draft.where(keyColumn, key)[0])
    return found && shown(found, caller) ? found : undefined
  }

  function readRow(row: Record<string, unknown>): ImportedRow {
    const target = targetOf(row)
    if (target && had.has(target.id)) return refused(target.id, [{ field: entity.key.at(-1) ?? 'id', code: 'taken' }])
    const parsed = (target ? entity.patch : entity.input).safeParse(row)
    const problems = parsed.success ? unknownReferences(parsed.data, target) : problemsOf(parsed.error.issues, row)
    if (!parsed.success || problems.length > 0) return refused(target?.id ?? null, problems)
    try {
      if (!target) {
        const created = writer.create(parsed.data)
        had.add(created.id)
        return { action: 'create', id: created.id, problems: [] }
      }
      had.add(target.id)
      const changed = Object.entries(parsed.data).filter(
        ([field, value]) => value !== undefined && !dequal(value, Reflect.get(target, field)),
      )
      if (changed.length === 0) return { action: 'same', id: target.id, problems: [] }
      writer.change({ id: target.id }, Object.fromEntries(changed))
      return { action: 'update', id: target.id, problems: [] }
    } catch (error) {
      if (!(error instanceof ORPCError)) throw error
      return refused(target?.id ?? null, [problemOfRefusal(error, entity.key)])
    }
  }

  function unknownReferences(fields: object, target: E | undefined): ImportProblem[] {
    const columns = Object.keys(entity.fields).filter((name) => entity.fields[name]?.facts.to)
    return [...columns, ...Object.keys(refers)].flatMap((column): ImportProblem[] => {
      const text = columnText(fields, column)
      const isNew = text !== '' && !(target && columnText(target, column) === text)
      return isNew && !rules.isKnown(column, text) ? [{ field: column, code: 'unknownValue' }] : []
    })
  }

  return rows.map(readRow)
}

const refused = (id: string | null, problems: ImportProblem[]): ImportedRow => ({ action: 'refused', id, problems })

/** Texts without white space around them, as the schemas read keys. */
const trimmed = (row: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(row).map(([field, value]) => [field, typeof value === 'string' ? value.trim() : value]),
  )

const lockedField = z.object({ fields: z.array(z.string()) })

/** What of a row a refusal of the contract is about. */
export function problemOfRefusal(
  { code, data, cause }: { code: string; data?: unknown; cause?: unknown },
  unique: readonly string[],
): ImportProblem {
  if (cause instanceof ValidationError) {
    const [field] = cause.issues[0]?.path ?? []
    return { field: typeof field === 'string' ? field : null, code: 'required' }
  }
  if (code === 'TAKEN') return { field: unique.at(-1) ?? null, code: 'taken' }
  if (code === 'MISPLACED') return { field: 'parentId', code: 'misplaced' }
  if (code === 'LOCKED') return { field: lockedField.safeParse(data).data?.fields[0] ?? null, code: 'locked' }
  if (code === 'CLASH') return { field: clash.safeParse(data).data?.field ?? null, code: 'invalid' }
  return { field: null, code: 'forbidden' }
}

/** One problem for each field, the first. */
function problemsOf(issues: readonly z.core.$ZodIssue[], row: Record<string, unknown>): ImportProblem[] {
  const byField = new Map<string | null, ImportProblem>()
  for (const issue of issues) {
    const [first] = issue.path
    const field = first === undefined ? null : String(first)
    if (!byField.has(field)) byField.set(field, { field, code: codeOf(issue, field === null ? row : row[field]) })
  }
  return [...byField.values()]
}

function codeOf(issue: z.core.$ZodIssue, value: unknown): ImportProblem['code'] {
  const isEmpty = value === '' && (issue.code === 'too_small' || issue.code === 'invalid_value')
  if (value === undefined || value === null || isEmpty) return 'required'
  if (issue.code === 'invalid_value') return 'unknownValue'
  if (issue.code === 'too_small') return issue.origin === 'string' ? 'required' : 'outOfRange'
  if (issue.code !== 'too_big') return 'invalid'
  return issue.origin === 'string' || issue.origin === 'array' ? 'tooLong' : 'outOfRange'
}
