import { sampleRows } from '@embpm/backend/seeds'
import type { ControlProps } from '@embpm/ui/control'
import type { ReactElement } from 'react'
import { bound, type ConformanceCase } from '../../../ui/src/testing/ConformanceCase.fixture.js'
import { keys, press } from '../../../ui/src/testing/user.fixture.js'
import { costObjects } from '../cost-object-picker/costObjects.fixture.js'
import { CostObjectPicker, CostObjectPreview } from '../cost-object-picker/index.js'
import { dataElements } from '../data-element-picker/dataElements.fixture.js'
import { DataElementPicker, DataElementPreview } from '../data-element-picker/index.js'
import { dataFields } from '../dictionary-fields-picker/dataFields.fixture.js'
import { DictionaryFieldsPicker } from '../dictionary-fields-picker/DictionaryFieldsPicker.js'
import { dictionaryTables } from '../dictionary-table-picker/dictionaryTables.fixture.js'
import { DictionaryTablePicker } from '../dictionary-table-picker/DictionaryTablePicker.js'
import { glAccounts } from '../gl-account-picker/glAccounts.fixture.js'
import { GlAccountPicker } from '../gl-account-picker/GlAccountPicker.js'

const shape = {
  root: '.emb-value-help',
  control: '[role=combobox]',
  tag: 'input',
  own: { title: 'the title of its dialog' },
} as const

const take = async (search: string) => {
  await keys('.emb-value-help [role=combobox]', `{Control>}a{/Control}${search}`)
  await press('[role=option]')
}
const hidden = () =>
  Array.from(document.querySelectorAll<HTMLInputElement>('.emb-value-help input[type=hidden]'), ({ value }) => value)

/** A picker of one key. */
function one(
  { initial, next, search }: { initial: string; next: string; search: string },
  render: (props: ControlProps<string> & { title?: string }) => ReactElement,
): Omit<ConformanceCase, 'name'> {
  return {
    ...shape,
    render: (props) => render({ ...props, label: 'Object' }),
    values: {
      value: bound<string | null>({
        initial,
        next,
        render: (props) => render({ ...props, name: 'object', label: 'Object' }),
        change: () => take(search),
        read: () => hidden()[0] ?? null,
      }),
    },
  }
}

/** A picker of several keys; what is taken is added. */
function several(
  { initial, next, search }: { initial: string[]; next: string[]; search: string },
  render: (props: ControlProps<readonly string[]> & { title?: string }) => ReactElement,
): Omit<ConformanceCase, 'name'> {
  return {
    ...shape,
    render: (props) => render({ ...props, label: 'Objects' }),
    values: {
      value: bound<readonly string[] | null>({
        initial,
        next,
        render: (props) => render({ ...props, name: 'object', label: 'Objects' }),
        change: () => take(search),
        read: hidden,
      }),
    },
  }
}

const [costObject] = sampleRows.costObjects(1)
const [dataElement] = sampleRows.dataElements(1)

/** The pickers of tables but services, transactions and RICEFW items, and their previews. */
export const tablePickers: readonly ConformanceCase[] = [
  {
    name: 'CostObjectPicker',
    ...one({ initial: 'CO-00003', next: 'CO-00004', search: '3000030 press' }, (props) => (
      <CostObjectPicker {...props} source={costObjects} />
    )),
  },
  {
    name: 'CostObjectPreview',
    root: '.emb-cost-object',
    tag: 'div',
    render: (props) => (costObject ? <CostObjectPreview {...props} costObject={costObject} /> : null),
  },
  {
    name: 'DictionaryTablePicker',
    ...one({ initial: 'DT-00003', next: 'DT-00002', search: 'DT-00002' }, (props) => (
      <DictionaryTablePicker {...props} source={dictionaryTables} />
    )),
  },
  {
    name: 'DataElementPicker',
    ...one({ initial: 'DE-00003', next: 'DE-00002', search: 'DE-00002' }, (props) => (
      <DataElementPicker {...props} source={dataElements} />
    )),
  },
  {
    name: 'DataElementPreview',
    root: '.emb-data-element',
    tag: 'div',
    render: (props) => (dataElement ? <DataElementPreview {...props} dataElement={dataElement} /> : null),
  },
  {
    name: 'DictionaryFieldsPicker',
    ...several({ initial: ['DF-00015'], next: ['DF-00015', 'DF-00014'], search: 'DF-00014' }, (props) => (
      <DictionaryFieldsPicker {...props} source={dataFields} />
    )),
  },
  {
    name: 'GlAccountPicker',
    ...several({ initial: ['400020'], next: ['400020', '400010'], search: '400010' }, (props) => (
      <GlAccountPicker {...props} source={glAccounts} />
    )),
  },
]
