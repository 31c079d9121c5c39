import type { CreationProblem } from '@embpm/contract/table-creation'
import { type CreationValues, type FieldRow, newElementNames, systemOf } from './creationForm.js'

/** What is wrong by a rule over several fields; each has its words in `tableCreation.problem`. */
export interface RuleProblem {
  path: string
  code: 'fieldTwice' | 'differs' | 'noSystem' | 'unknownTable'
}

/**
 * The rules over several fields of a new table: names once, one type for each new data element, a system where there are some, and check tables
 * that there are. The server holds them as well.
 * @param isTable whether there is a table of a name; `undefined` while that is not known
 */
export function ruleProblems(values: CreationValues, isTable: (name: string) => boolean | undefined): RuleProblem[] {
  const { table, fields } = values
  const names = new Set<string>()
  const elements = new Map<string, FieldRow>()
  const problems: RuleProblem[] = []
  for (const [place, field] of fields.entries()) {
    const { fieldName, newElement, checkTable } = field
    const tell = (name: keyof FieldRow, code: RuleProblem['code']) =>
      problems.push({ path: `fields.${place}.${name}`, code })
    const plain = fieldName.trim()
    if (plain !== '' && names.has(plain)) tell('fieldName', 'fieldTwice')
    names.add(plain)
    const first = newElement === '' ? field : (elements.get(newElement) ?? field)
    if (first.type !== field.type || first.length !== field.length || first.decimals !== field.decimals) {
      tell('newElement', 'differs')
    }
    elements.set(newElement, first)
    if (checkTable !== '' && checkTable !== table.tableName && isTable(checkTable) === false) {
      tell('checkTable', 'unknownTable')
    }
  }
  if (newElementNames(fields).length > 0 && systemOf(values) === '' && table.kind === 'dataTables') {
    problems.push({ path: 'elementSystem', code: 'noSystem' })
  }
  return problems
}

/** Where the page shows what the server refused: a new data element stands at the first field that has it. */
export function shownPath({ path, name }: CreationProblem, fields: readonly Pick<FieldRow, 'newElement'>[]): string {
  if (!path.startsWith('elements.')) return path
  const place = fields.findIndex(({ newElement }) => newElement === name)
  return place === -1 ? path : `fields.${place}.newElement`
}
