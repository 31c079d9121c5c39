import type { ControlProps } from '@embpm/ui/control'
import type { ReactElement } from 'react'
import { bound, type ConformanceCase } from '../../../ui/src/testing/ConformanceCase.fixture.js'
import { keys, press } from '../../../ui/src/testing/user.fixture.js'
import { businessAreas } from '../area-picker/businessAreas.fixture.js'
import { AreaPicker } from '../area-picker/AreaPicker.js'
import { RicefwPagePicker } from '../ricefw-page-picker/RicefwPagePicker.js'
import { RicefwPicker } from '../ricefw-picker/RicefwPicker.js'
import { ricefws, ricefwsById } from '../ricefw-picker/ricefws.fixture.js'
import { SapTablePicker } from '../sap-table-picker/SapTablePicker.js'
import { sapTables } from '../sap-table-picker/sapTables.fixture.js'
import { TableFields } from '../table-fields/TableFields.js'
import { tableFields } from '../table-fields/tableFields.fixture.js'
import { dataTables } from '../table-picker/dataTables.fixture.js'
import { TablePicker } from '../table-picker/TablePicker.js'
import { TransactionPicker } from '../transaction-picker/TransactionPicker.js'
import { transactions } from '../transaction-picker/transactions.fixture.js'

/** The first value, the value that is picked, and what is typed for it. */
interface Picked {
  initial: string
  next: string
  search: string
}

/** `id` and `ref` belong to the input, the rest to the root, and a form gets the value as the specification writes it. */
function picker(
  { initial, next, search }: Picked,
  render: (props: ControlProps<string> & { title?: string }) => ReactElement,
): Omit<ConformanceCase, 'name'> {
  return {
    root: '.emb-value-help',
    control: '[role=combobox]',
    tag: 'input',
    own: { title: 'the title of its dialog' },
    render: (props) => render({ ...props, label: 'Object' }),
    values: {
      value: bound<string | null>({
        initial,
        next,
        render: (props) => render({ ...props, name: 'object', label: 'Object' }),
        change: async () => {
          await keys('.emb-value-help [role=combobox]', `{Control>}a{/Control}${search}`)
          await press('[role=option]')
        },
        read: () => document.querySelector<HTMLInputElement>('.emb-value-help input[type=hidden]')?.value ?? null,
      }),
    },
  }
}

/** The pickers of trees, transactions and RICEFW items, and the pane with a table's fields. */
export const treePickers: readonly ConformanceCase[] = [
  {
    name: 'AreaPicker',
    ...picker({ initial: 'BA-00001', next: 'BA-00075', search: '1210' }, (props) => (
      <AreaPicker {...props} source={businessAreas} />
    )),
  },
  {
    name: 'TablePicker',
    ...picker({ initial: 'DM-00001', next: 'DM-00002', search: 'VBAP' }, (props) => (
      <TablePicker {...props} source={dataTables} />
    )),
  },
  {
    name: 'SapTablePicker',
    ...picker({ initial: 'VA01/VBAK', next: 'VA01/VBEP', search: 'VBEP' }, (props) => (
      <SapTablePicker {...props} source={sapTables} />
    )),
  },
  {
    name: 'TransactionPicker',
    ...picker({ initial: '{"transaction":"VA01"}', next: '{"transaction":"FB60"}', search: 'FB60' }, (props) => (
      <TransactionPicker {...props} source={transactions} />
    )),
  },
  {
    name: 'RicefwPicker',
    ...picker({ initial: '{"ricefw":"RPT-0001"}', next: '{"ricefw":"RPT-0012"}', search: 'RPT-0012' }, (props) => (
      <RicefwPicker {...props} source={ricefws} />
    )),
  },
  {
    name: 'RicefwPagePicker',
    ...picker({ initial: 'RIC-00001', next: 'RIC-00067', search: 'RPT-0012' }, (props) => (
      <RicefwPagePicker {...props} source={ricefwsById} />
    )),
  },
  {
    name: 'TableFields',
    root: '.emb-table-fields',
    tag: 'div',
    render: (props) => <TableFields {...props} tableKey="VBAK" name="VBAK" fields={tableFields} />,
  },
]
