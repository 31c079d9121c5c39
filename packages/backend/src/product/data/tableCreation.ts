import type { CreationProblem, WholeTable } from '@embpm/contract/table-creation'
import { tableCreation as contract } from '@embpm/contract/table-creation'
import { implement, ORPCError, type Router } from '@orpc/server'

import { type Context, signedIn } from '../../context.js'
import { inOrganisation } from '../administration/organisation.js'
import type { Caller } from '../entity/EntityTableDefinition.js'
import { together } from '../entity/together.js'
import { withWriting } from '../entity/withAccess.js'
import { dictionaryTableTable } from '../processes/dictionary-table.js'
import { creationProblems } from './creationProblems.js'
import { dataElementTable } from './data-element.js'
import { dataFieldTable } from './data-field.js'
import { dataTableTable } from './data-table.js'
import { ofDictionary, ofModel } from './tableVersions.js'

/** It cannot be created as it stands. */
const refusedFor = (problems: readonly CreationProblem[]) =>
  new ORPCError('REFUSED', {
    status: 409,
    message: 'It cannot be created as it stands. Nothing was written.',
    data: { problems: [...problems] },
  })

/** Creates a table with its fields and new data elements, after all of it was looked at; where the work throws, nothing is written. */
async function createWhole(whole: WholeTable, caller: Caller) {
  const { table, fields, elements } = whole
  return together(caller, async (open) => {
    const [model, dictionary] = [await open(dataTableTable), await open(dictionaryTableTable)]
    const [elementWriter, fieldWriter] = [await open(dataElementTable), await open(dataFieldTable)]
    const problems = creationProblems(whole, {
      hasTable: (one) =>
        one.kind === 'dataTables'
          ? model.draft.where('tableName', one.tableName).some(({ version }) => version === one.version)
          : dictionary.draft
              .where('tableName', one.tableName)
              .some(({ version, system }) => version === one.version && system === one.system),
      hasParent: (id) => model.draft.get(id) !== undefined,
      hasTableOf: (name) => [model, dictionary].some(({ draft }) => draft.where('tableName', name).length > 0),
      hasElementOf: (system, rollName) =>
        elementWriter.draft.where('rollName', rollName).some((one) => one.system === system),
      hasElement: (id) => elementWriter.draft.get(id) !== undefined,
    })
    if (problems.length > 0) throw refusedFor(problems)

    const ids = new Map(elements.map((element) => [element.rollName, elementWriter.create(element).id]))
    const { kind, ...own } = table
    const made = kind === 'dataTables' ? ofModel(model.create(own)) : ofDictionary(dictionary.create(own))
    for (const [index, { newElement, ...field }] of fields.entries()) {
      const dataElementId = ids.get(newElement) ?? field.dataElementId
      fieldWriter.create({ ...field, dataElementId, tableId: made.id, position: index + 1 })
    }
    return { ...made, fields: fields.length, elements: elements.length }
  })
}

const write = implement(contract).$context<Context>().use(signedIn).use(inOrganisation).use(withWriting('consulting'))

/** The handler that creates a table as a whole. */
export const tableCreation: Router<typeof contract, Context> = {
  create: write.create.handler(({ input, context }) => createWhole(input, context)),
}
