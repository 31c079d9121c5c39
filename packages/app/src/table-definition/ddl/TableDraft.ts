import type { FieldDefinition, ReadingProblem, ReadingReason, TableDefinition } from '../TableDefinition.js'

/** Takes down what cannot be taken as it stands. */
export class ProblemList {
  private readonly list: ReadingProblem[] = []
  private readonly counted = new Map<string, ReadingProblem & { count: number }>()

  add(line: number, reason: ReadingReason, what: string): void {
    this.list.push({ line, reason, what: what.slice(0, 200) })
  }

  /** Tells all of the same words together, at the line of the first one. */
  count(line: number, reason: ReadingReason, what: string): void {
    const before = this.counted.get(`${reason} ${what}`)
    if (before) before.count += 1
    else this.counted.set(`${reason} ${what}`, { line, reason, what: what.slice(0, 200), count: 1 })
  }

  /** In the order of their lines. */
  all(): ReadingProblem[] {
    return [...this.list, ...this.counted.values()].toSorted((one, other) => one.line - other.line)
  }
}

/** A table while it is read: later statements still add keys, references and comments. */
export class TableDraft {
  readonly tableName: string
  description = ''
  /** By name in small letters, in their order. */
  private readonly fields = new Map<string, FieldDefinition>()

  constructor(tableName: string) {
    this.tableName = tableName
  }

  get size(): number {
    return this.fields.size
  }

  /** Adds a field; `false` where there is one of that name. */
  add(field: FieldDefinition): boolean {
    const key = field.fieldName.toLowerCase()
    if (this.fields.has(key)) return false
    this.fields.set(key, field)
    return true
  }

  /** Changes a field; `false` where there is none of that name. */
  change(name: string, of: (field: FieldDefinition) => Partial<FieldDefinition>): boolean {
    const key = name.toLowerCase()
    const field = this.fields.get(key)
    if (!field) return false
    this.fields.set(key, { ...field, ...of(field) })
    return true
  }

  definition(): TableDefinition {
    return { tableName: this.tableName, description: this.description, fields: [...this.fields.values()] }
  }
}
