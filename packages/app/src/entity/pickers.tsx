import type {
  BusinessAreaNode,
  BusinessDomainNode,
  Client,
  CostObject,
  Counted,
  DataElement,
  DataTableNode,
  DictionaryTable,
  Entity,
  EntityName,
  OperationAreaNode,
  ProcessNode,
  ReferenceTarget,
  Ricefw,
  Service,
  Transaction,
  TreeNode,
} from '@embpm/contract'
import type { ControlProps } from '@embpm/ui/control'
import { lazyPart, type LazyPart } from '@embpm/ui/lazy-part'
import type { RowSource } from '@embpm/ui/row-source'
import type { TreeSource } from '@embpm/ui/tree-source'
import type { ComponentType, ReactNode } from 'react'
import type { CodedTreePickerProps } from './CodedTreePicker.js'
import type { EntityApi } from './EntityApi.js'
import type { NodeApi } from './tree/TreeApi.js'

/** What every picker of a reference takes. Its value is what is stored: an id, or what the picker makes of the key. */
export interface ReferencePickerProps extends ControlProps<string> {
  /** Title of the dialog, name of its button. Default: the picker's own. */
  title?: string
  /** What choosing does beside giving the value, where the picker can do that; the dialog stays open until it has run. */
  onSelect?: (entity: object) => void | Promise<void>
}

/** What renders a picker, loaded when a form first shows it. */
export type ReferencePicker = LazyPart<(props: ReferencePickerProps) => ReactNode>

/**
 * A picker of the rows of a table, over the API.
 * @param by the column whose values are the picker's keys, where these are no ids
 */
function ofRows<E extends Entity>(
  name: EntityName,
  api: (client: Client) => EntityApi<E>,
  picker: LazyPart<ComponentType<ReferencePickerProps & { source: RowSource<E> }>>,
  by?: string,
): ReferencePicker {
  const kind = { name, api, by }
  return lazyPart(async () => {
    const [Picker, { useEntitySource }] = await Promise.all([picker.load(), import('./useEntitySource.js')])
    const RowPicker = (props: ReferencePickerProps) => <Picker {...props} source={useEntitySource(kind)} />
    return (props) => <RowPicker {...props} />
  })
}

/** A picker of the nodes of a tree, over the API. */
function ofTree<N extends TreeNode>(
  name: EntityName,
  api: (client: Client) => NodeApi<N>,
  picker: LazyPart<ComponentType<ReferencePickerProps & { source: TreeSource<Counted<N>> }>>,
): ReferencePicker {
  return lazyPart(async () => {
    const [Picker, { useTreeSource }] = await Promise.all([picker.load(), import('./tree/useTreeSource.js')])
    const NodePicker = (props: ReferencePickerProps) => <Picker {...props} source={useTreeSource(name, api)} />
    return (props) => <NodePicker {...props} />
  })
}

const areaPicker = lazyPart(async () => (await import('@embpm/pickers/area-picker')).AreaPicker)

const codedTreePicker = (words: CodedTreePickerProps['words']) =>
  lazyPart(async () => {
    const { CodedTreePicker } = await import('./CodedTreePicker.js')
    return (props: Omit<CodedTreePickerProps, 'words'>) => <CodedTreePicker {...props} words={words} />
  })

/**
 * The picker of what a field refers to; `null` for what is found by typing alone: where the specification names no picker,
 * and the pickers of several values, since a reference is to one.
 */
export const pickers: Readonly<Record<ReferenceTarget, ReferencePicker | null>> = {
  businessAreas: ofTree<BusinessAreaNode>('businessAreas', (client) => client.processes.businessAreas, areaPicker),
  operationAreas: ofTree<OperationAreaNode>('operationAreas', (client) => client.project.operationAreas, areaPicker),
  processes: ofTree<ProcessNode>('processes', (client) => client.processes.processes, codedTreePicker('processes')),
  businessDomains: ofTree<BusinessDomainNode>(
    'businessDomains',
    (client) => client.project.businessDomains,
    codedTreePicker('businessDomains'),
  ),
  dataTables: ofTree<DataTableNode>(
    'dataTables',
    (client) => client.data.tables,
    lazyPart(async () => (await import('./tablePickers.js')).ModelTablePicker),
  ),
  dictionaryTables: ofRows<DictionaryTable>(
    'dictionaryTables',
    (client) => client.processes.dictionaryTables,
    lazyPart(async () => (await import('./tablePickers.js')).SystemTablePicker),
  ),
  dataElements: ofRows<DataElement>(
    'dataElements',
    (client) => client.data.elements,
    lazyPart(async () => (await import('@embpm/pickers/data-element-picker')).DataElementPicker),
  ),
  services: ofRows<Service>(
    'services',
    (client) => client.data.services,
    lazyPart(async () => (await import('@embpm/pickers/service-picker')).ServicePicker),
  ),
  costObjects: ofRows<CostObject>(
    'costObjects',
    (client) => client.processes.costObjects,
    lazyPart(async () => (await import('@embpm/pickers/cost-object-picker')).CostObjectPicker),
  ),
  transactions: ofRows<Transaction>(
    'transactions',
    (client) => client.processes.transactions,
    lazyPart(async () => (await import('@embpm/pickers/transaction-picker')).TransactionPicker),
    'tcode',
  ),
  ricefws: ofRows<Ricefw>(
    'ricefws',
    (client) => client.processes.ricefws,
    lazyPart(async () => (await import('@embpm/pickers/ricefw-picker')).RicefwPicker),
    'ricefwId',
  ),
  glAccounts: null,
  dataFields: null,
  people: null,
  scenarios: null,
  scenarioProcesses: null,
  periods: null,
  operationOrders: null,
  organisations: null,
  users: null,
  configurations: null,
  views: null,
}
