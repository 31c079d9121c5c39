import type { Counted, EntityName, EntityOfKind, NodeOfKind, ReferenceTarget, TreeName } from '@embpm/contract'
import type { ControlProps } from '@embpm/ui/control'
import { lazyPart, type LazyPart } from '@embpm/ui/lazy-part'
import type { RowSource } from '@embpm/ui/row-source'
import type { TreeSource } from '@embpm/ui/tree-source'
import type { ComponentType, ReactNode } from 'react'
import { apiOf, nodeApiOf } from './apiOf.js'
import type { CodedTreePickerProps } from './CodedTreePicker.js'

/** What every picker of a reference takes. Its value is what is stored: an id, or what the picker makes of the key. */
export interface ReferencePickerProps extends ControlProps<string> {
  /** Title of the dialog, name of its button. Default: the picker's own. */
  title?: string
  /** Shown while nothing is chosen. */
  placeholder?: string
  /** What choosing does beside giving the value, where the picker can do that; the dialog stays open until it has run. */
  onSelect?: (entity: object) => void | Promise<void>
}

/** The picker of what fields refer to. */
export interface ReferencePicker {
  /** What renders it, loaded when a form first shows it. */
  part: LazyPart<(props: ReferencePickerProps) => ReactNode>
  /** The column by which it finds what is stored: the id, or what people call one by. */
  by: string
}

/**
 * A picker of the rows of a table, over the API.
 * @param by the column whose values are the picker's keys, where these are no ids
 */
function ofRows<K extends EntityName>(
  name: K,
  picker: LazyPart<ComponentType<ReferencePickerProps & { source: RowSource<EntityOfKind<K>> }>>,
  by = 'id',
): ReferencePicker {
  const kind = { name, api: apiOf(name), by }
  const part = lazyPart(async () => {
    const [Picker, { useEntitySource }] = await Promise.all([picker.load(), import('./useEntitySource.js')])
    const RowPicker = (props: ReferencePickerProps) => <Picker {...props} source={useEntitySource(kind)} />
    return (props: ReferencePickerProps) => <RowPicker {...props} />
  })
  return { part, by }
}

/** A picker of the nodes of a tree, over the API. */
function ofTree<K extends TreeName>(
  name: K,
  picker: LazyPart<ComponentType<ReferencePickerProps & { source: TreeSource<Counted<NodeOfKind<K>>> }>>,
): ReferencePicker {
  const api = nodeApiOf(name)
  const part = lazyPart(async () => {
    const [Picker, { usePickedTree }] = await Promise.all([picker.load(), import('./tree/usePickedTree.js')])
    const NodePicker = (props: ReferencePickerProps) => <Picker {...props} source={usePickedTree(name, api)} />
    return (props: ReferencePickerProps) => <NodePicker {...props} />
  })
  return { part, by: 'id' }
}

const areaPicker = lazyPart(async () => (await import('@embpm/pickers/area-picker')).AreaPicker)

const codedTreePicker = (words: CodedTreePickerProps['words']) =>
  lazyPart(async () => {
    const { CodedTreePicker } = await import('./CodedTreePicker.js')
    return (props: Omit<CodedTreePickerProps, 'words'>) => <CodedTreePicker {...props} words={words} />
  })

/**
 * The picker of what a field refers to. Without one it is found by typing alone: where the specification names no picker, and the
 * pickers of several values, since a reference is to one.
 */
export const pickers: Partial<Readonly<Record<ReferenceTarget, ReferencePicker>>> = {
  businessAreas: ofTree('businessAreas', areaPicker),
  projects: ofRows(
    'projects',
    lazyPart(async () => (await import('./ProjectPicker.js')).ProjectPicker),
  ),
  operationAreas: ofTree('operationAreas', areaPicker),
  processes: ofTree('processes', codedTreePicker('processes')),
  processRoles: ofRows(
    'processRoles',
    lazyPart(async () => (await import('./RolePicker.js')).RolePicker),
  ),
  orgUnits: ofTree('orgUnits', codedTreePicker('orgUnits')),
  positions: ofRows(
    'positions',
    lazyPart(async () => (await import('./PositionPicker.js')).PositionPicker),
  ),
  employees: ofRows(
    'employees',
    lazyPart(async () => (await import('./EmployeePicker.js')).EmployeePicker),
  ),
  calendars: ofRows(
    'calendars',
    lazyPart(async () => (await import('./CalendarPicker.js')).CalendarPicker),
  ),
  businessDomains: ofTree('businessDomains', codedTreePicker('businessDomains')),
  dataTables: ofTree(
    'dataTables',
    lazyPart(async () => (await import('./tablePickers.js')).ModelTablePicker),
  ),
  dictionaryTables: ofRows(
    'dictionaryTables',
    lazyPart(async () => (await import('./tablePickers.js')).SystemTablePicker),
  ),
  documents: ofRows(
    'documents',
    lazyPart(async () => (await import('./documents/DocumentPicker.js')).DocumentPicker),
  ),
  dataElements: ofRows(
    'dataElements',
    lazyPart(async () => (await import('@embpm/pickers/data-element-picker')).DataElementPicker),
  ),
  services: ofRows(
    'services',
    lazyPart(async () => (await import('@embpm/pickers/service-picker')).ServicePicker),
  ),
  costObjects: ofRows(
    'costObjects',
    lazyPart(async () => (await import('@embpm/pickers/cost-object-picker')).CostObjectPicker),
  ),
  systems: ofRows(
    'systems',
    lazyPart(async () => (await import('./SystemPicker.js')).SystemPicker),
  ),
  technologies: ofRows(
    'technologies',
    lazyPart(async () => (await import('./TechnologyPicker.js')).TechnologyPicker),
  ),
  costObjectGroups: ofTree('costObjectGroups', codedTreePicker('costObjectGroups')),
  transactions: ofRows(
    'transactions',
    lazyPart(async () => (await import('@embpm/pickers/transaction-picker')).TransactionPicker),
    'tcode',
  ),
  requirements: ofRows(
    'requirements',
    lazyPart(async () => (await import('./RequirementPicker.js')).RequirementPicker),
  ),
  operationOrders: ofRows(
    'operationOrders',
    lazyPart(async () => (await import('./OperationOrderPicker.js')).OperationOrderPicker),
  ),
  operationTasks: ofRows(
    'operationTasks',
    lazyPart(async () => (await import('./OperationTaskPicker.js')).OperationTaskPicker),
  ),
  ricefws: ofRows(
    'ricefws',
    lazyPart(async () => (await import('@embpm/pickers/ricefw-picker')).RicefwPicker),
    'ricefwId',
  ),
}

/** The pickers of fields that name an entity by a column that is not its id, such as `systems.sid`. Without one it is found by typing. */
export const namePickers: Readonly<Partial<Record<string, ReferencePicker>>> = {
  'systems.sid': ofRows(
    'systems',
    lazyPart(async () => (await import('./SystemPicker.js')).SystemNamePicker),
    'sid',
  ),
  'transactions.tcode': ofRows(
    'transactions',
    lazyPart(async () => (await import('@embpm/pickers/transaction-picker')).TransactionPicker),
    'tcode',
  ),
}
