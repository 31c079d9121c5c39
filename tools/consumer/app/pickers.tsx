import { AreaPicker } from '@embpm/pickers/area-picker'
import { CostObjectPicker } from '@embpm/pickers/cost-object-picker'
import { DataElementPicker } from '@embpm/pickers/data-element-picker'
import { DictionaryFieldsPicker } from '@embpm/pickers/dictionary-fields-picker'
import { DictionaryTablePicker } from '@embpm/pickers/dictionary-table-picker'
import { GlAccountPicker } from '@embpm/pickers/gl-account-picker'
import { RicefwPagePicker } from '@embpm/pickers/ricefw-page-picker'
import { RicefwPicker } from '@embpm/pickers/ricefw-picker'
import { SapTablePicker } from '@embpm/pickers/sap-table-picker'
import { ServicePicker } from '@embpm/pickers/service-picker'
import { TablePicker } from '@embpm/pickers/table-picker'
import { TransactionPicker } from '@embpm/pickers/transaction-picker'
import { arraySource } from '@embpm/ui/row-source'
import { flatTree } from '@embpm/ui/tree-source'
import type { ReactNode } from 'react'
import * as rows from './rows.js'

type Change = (value: unknown) => void

const inTree = { parent: ({ parentId }: { parentId: string | null }) => parentId }
const sources = {
  areas: flatTree(rows.areas, { ...inTree, searchIn: ({ code, name }) => [code, name] }),
  costObjects: arraySource(rows.costObjects),
  dataElements: arraySource(rows.dataElements),
  dataFields: arraySource(rows.dataFields),
  dataTables: flatTree(rows.dataTables, { ...inTree, searchIn: ({ tableName }) => [tableName] }),
  dictionaryTables: arraySource(rows.dictionaryTables),
  glAccounts: arraySource(rows.glAccounts, { key: ({ glAccount }) => glAccount }),
  ricefws: arraySource(rows.ricefws, { key: ({ ricefwId }) => ricefwId }),
  ricefwsById: arraySource(rows.ricefws),
  sapTables: flatTree(rows.sapTables, { ...inTree, searchIn: ({ attr1, attr2 }) => [attr1, attr2] }),
  services: arraySource(rows.services),
  transactions: arraySource(rows.transactions, { key: ({ tcode }) => tcode }),
}
const label = '§ field'

/** Every picker of the packages, with nothing but a source, a label and a handler. */
export const pickers: Readonly<Record<string, (onValueChange: Change) => ReactNode>> = {
  area: (change) => <AreaPicker source={sources.areas} label={label} onValueChange={change} />,
  'cost-object': (change) => <CostObjectPicker source={sources.costObjects} label={label} onValueChange={change} />,
  'data-element': (change) => <DataElementPicker source={sources.dataElements} label={label} onValueChange={change} />,
  'dictionary-fields': (change) => (
    <DictionaryFieldsPicker source={sources.dataFields} label={label} onValueChange={change} />
  ),
  'dictionary-table': (change) => (
    <DictionaryTablePicker source={sources.dictionaryTables} label={label} onValueChange={change} />
  ),
  'gl-account': (change) => <GlAccountPicker source={sources.glAccounts} label={label} onValueChange={change} />,
  ricefw: (change) => <RicefwPicker source={sources.ricefws} label={label} onValueChange={change} />,
  'ricefw-page': (change) => <RicefwPagePicker source={sources.ricefwsById} label={label} onValueChange={change} />,
  'sap-table': (change) => <SapTablePicker source={sources.sapTables} label={label} onValueChange={change} />,
  service: (change) => <ServicePicker source={sources.services} label={label} onValueChange={change} />,
  table: (change) => <TablePicker source={sources.dataTables} label={label} onValueChange={change} />,
  transaction: (change) => <TransactionPicker source={sources.transactions} label={label} onValueChange={change} />,
}
