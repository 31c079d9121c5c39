import type { CreationProblem, NewTable, WholeTable } from '@embpm/contract/table-creation'

/** What of the organisation's tables and data elements decides about a new table. */
export interface Standing {
  /** Whether another table has the key of this one. */
  hasTable: (table: NewTable) => boolean
  /** Whether there is a table of the data model with this id. */
  hasParent: (id: string) => boolean
  /** Whether there is a table of this name, of the data model or of a dictionary. */
  hasTableOf: (name: string) => boolean
  /** Whether a system has a data element of this name. */
  hasElementOf: (system: string, rollName: string) => boolean
  /** Whether there is a data element with this id. */
  hasElement: (id: string) => boolean
}

/** Everything that keeps a table from being created, in the order of the input; empty for one that can be. */
export function creationProblems({ table, fields, elements }: WholeTable, standing: Standing): CreationProblem[] {
  const problems: CreationProblem[] = []
  const tell = (path: string, code: CreationProblem['code'], name: string) => problems.push({ path, code, name })
  if (standing.hasTable(table)) tell('table.version', 'taken', `${table.tableName} v${table.version}`)
  if (table.kind === 'dataTables' && table.parentId !== null && !standing.hasParent(table.parentId)) {
    tell('table.parentId', 'unknown', table.parentId)
  }

  const byName = new Map(elements.toReversed().map((element) => [element.rollName, element]))
  const names = new Set<string>()
  for (const [place, field] of fields.entries()) {
    const at = (name: keyof typeof field) => `fields.${place}.${name}`
    const { fieldName, dataElementId, newElement, checkTable } = field
    if (names.has(fieldName)) tell(at('fieldName'), 'twice', fieldName)
    names.add(fieldName)
    if (dataElementId !== null && newElement !== '') tell(at('newElement'), 'both', newElement)
    else if (newElement !== '') {
      const element = byName.get(newElement)
      if (!element) tell(at('newElement'), 'unknown', newElement)
      else if (!isTypedAs(field, element)) tell(at('newElement'), 'differs', newElement)
    } else if (dataElementId !== null && !standing.hasElement(dataElementId)) {
      tell(at('dataElementId'), 'unknown', dataElementId)
    }
    if (checkTable !== '' && checkTable !== table.tableName && !standing.hasTableOf(checkTable)) {
      tell(at('checkTable'), 'unknown', checkTable)
    }
  }

  const used = new Set(fields.map(({ newElement }) => newElement))
  for (const [place, element] of elements.entries()) {
    const path = `elements.${place}.rollName`
    const { rollName, system } = element
    if (byName.get(rollName) !== element) tell(path, 'twice', rollName)
    else if (standing.hasElementOf(system, rollName)) tell(path, 'taken', rollName)
    else if (!used.has(rollName)) tell(path, 'unused', rollName)
  }
  return problems
}

interface Typed {
  type: string
  length: number
  decimals: number
}

const isTypedAs = (one: Typed, other: Typed): boolean =>
  one.type === other.type && one.length === other.length && one.decimals === other.decimals
