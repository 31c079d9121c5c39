import { arraySource, type RowSource } from '@embpm/ui/row-source'
import { columnHelper } from '@embpm/ui/data-table'
import { MultiValueHelp, type MultiValueHelpProps } from './MultiValueHelp.js'
import { ValueHelp, type SingleValueHelpProps } from './ValueHelp.js'

/** A cost centre of the stories. */
export interface CostCentre {
  number: string
  name: string
  plant: string
}

const key = ({ number }: CostCentre) => number
const label = ({ number, name }: CostCentre) => `${number} ${name}`
const detail = ({ plant }: CostCentre) => plant

/** Cost centres in memory. */
export const costCentreSource = (rows: readonly CostCentre[]): RowSource<CostCentre> => arraySource(rows, { key })

/** Five cost centres in three plants. */
export const costCentres: RowSource<CostCentre> = costCentreSource([
  { number: '4100', name: 'Assembly', plant: 'Brno' },
  { number: '4200', name: 'Paint shop', plant: 'Brno' },
  { number: '5100', name: 'Maintenance', plant: 'Lille' },
  { number: '5200', name: 'Quality laboratory', plant: 'Lille' },
  { number: '6100', name: 'Warehouse', plant: 'Gdynia' },
])

/** `count` cost centres: 1000 Centre 1, 1010 Centre 2, … */
export const manyCostCentres = (count: number): CostCentre[] =>
  Array.from({ length: count }, (_, index) => ({
    number: String(1000 + index * 10),
    name: `Centre ${index + 1}`,
    plant: 'Brno',
  }))

const column = columnHelper<CostCentre>()
const columns = column.columns([
  column.accessor('number', { header: 'Number', size: 120, meta: { type: 'technical' } }),
  column.accessor('name', { header: 'Name', size: 240, meta: { type: 'name' } }),
  column.accessor('plant', { header: 'Plant', size: 160, enableColumnFilter: true }),
])

const costCentre = {
  source: costCentres,
  columns,
  rowKey: key,
  rowLabel: label,
  rowDetail: detail,
  searchLabel: 'Search cost centres',
}

/** A picker of one cost centre: all that a picker for another object has to name. */
export function CostCentrePicker(props: Partial<SingleValueHelpProps<CostCentre>>) {
  return <ValueHelp {...costCentre} title="Select cost centre" {...props} />
}

/** The same for several cost centres. */
export function CostCentresPicker(props: Partial<MultiValueHelpProps<CostCentre>>) {
  return <MultiValueHelp {...costCentre} title="Select cost centres" {...props} />
}
