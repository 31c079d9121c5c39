import type { ServiceRow } from '@embpm/contract/service'
import { columnHelper } from '@embpm/ui/data-table'
import type { TreePath } from '@embpm/ui/tree-source'
import { useEffect, useEffectEvent } from 'react'
import { bound, type ConformanceCase, type ConformanceProps } from '../../../ui/src/testing/ConformanceCase.fixture.js'
import { keys, press, typed } from '../../../ui/src/testing/user.fixture.js'
import { ServicePicker, ServicePreview } from '../service-picker/index.js'
import { sampleServices, services } from '../service-picker/services.fixture.js'
import {
  keyFormat,
  keyListFormat,
  MultiValueHelp,
  pathSource,
  useValueHelp,
  ValueHelp,
  ValueHelpDialog,
  ValueHelpField,
  ValueHelpTable,
  ValueHelpTokens,
  ValueHelpTree,
} from '../value-help/index.js'
import { PlacePicker, places, type Place } from '../value-help/places.fixture.js'

const column = columnHelper<ServiceRow>()
const columns = column.columns([column.accessor('name', { header: 'Name', meta: { type: 'name' } })])
const rowKey = ({ id }: ServiceRow) => id
const rowLabel = ({ id }: ServiceRow) => id
const help = { source: services, rowKey, rowLabel }
const words = { title: 'Select service', searchLabel: 'Search services', columns }

function Field(props: ConformanceProps) {
  const state = useValueHelp({ ...help, format: keyFormat })
  return <ValueHelpField {...props} help={state} label="Service" openLabel="Select service" />
}

function Tokens(props: ConformanceProps) {
  const state = useValueHelp({ ...help, format: keyListFormat, multiple: true })
  return <ValueHelpTokens {...props} help={state} label="Services" openLabel="Select services" />
}

function Table(props: ConformanceProps) {
  const state = useValueHelp({ ...help, format: keyFormat })
  return <ValueHelpTable {...props} {...words} help={state} />
}

const pathKey = (path: TreePath<Place>) => path.at(-1)?.code ?? ''
const placeName = ({ name }: Place) => name
const placePaths = pathSource(places)

function Tree(props: ConformanceProps) {
  const state = useValueHelp({ source: placePaths, rowKey: pathKey, rowLabel: pathKey, format: keyFormat })
  const tree = { source: places, nodeLabel: placeName, searchLabel: 'Search places' }
  return <ValueHelpTree {...props} {...tree} title="Select place" help={state} />
}

function OpenDialog(props: ConformanceProps) {
  const state = useValueHelp({ ...help, format: keyFormat })
  const open = useEffectEvent(() => state.openDialog())
  useEffect(() => open(), [])
  return (
    <ValueHelpDialog {...props} help={state} title={words.title}>
      <ValueHelpTable {...words} help={state} />
    </ValueHelpDialog>
  )
}

const [service] = sampleServices(1)

/** Pickers: `id` and `ref` belong to the input, the rest to the root. */
export const pickers: readonly ConformanceCase[] = [
  {
    name: 'ServicePicker',
    root: '.emb-value-help',
    control: '[role=combobox]',
    tag: 'input',
    own: { title: 'the title of its dialog' },
    render: (props) => <ServicePicker {...props} title="Select service" source={services} label="Service" />,
  },
  {
    name: 'ServicePreview',
    root: '.emb-service-preview',
    tag: 'div',
    render: (props) => (service ? <ServicePreview {...props} service={service} /> : null),
  },
  {
    name: 'ValueHelp',
    root: '.emb-value-help',
    control: '[role=combobox]',
    tag: 'input',
    own: { title: 'the title of its dialog' },
    render: (props) => <ValueHelp {...props} {...help} {...words} label="Service" />,
    values: {
      value: bound<string | null>({
        initial: 'SRV-00015',
        next: 'SRV-00016',
        render: (props) => <ValueHelp {...props} {...help} {...words} label="Service" />,
        change: async () => {
          await keys('.emb-value-help [role=combobox]', '{Control>}a{/Control}SRV-00016')
          await press('[role=option]')
        },
        read: () => typed('.emb-value-help [role=combobox]'),
      }),
    },
  },
  {
    name: 'ValueHelpField',
    root: '.emb-value-help',
    control: '[role=combobox]',
    tag: 'input',
    render: (props) => <Field {...props} />,
  },
  {
    name: 'ValueHelpTokens',
    root: '.emb-value-help',
    control: '[role=combobox]',
    tag: 'input',
    render: (props) => <Tokens {...props} />,
  },
  {
    name: 'MultiValueHelp',
    root: '.emb-value-help',
    control: '[role=combobox]',
    tag: 'input',
    own: { title: 'the title of its dialog' },
    render: (props) => <MultiValueHelp {...props} {...help} {...words} label="Services" />,
    values: {
      value: bound<string[] | null>({
        initial: ['SRV-00015'],
        next: ['SRV-00015', 'SRV-00016'],
        render: (props) => <MultiValueHelp {...props} {...help} {...words} label="Services" />,
        change: async () => {
          await keys('.emb-value-help [role=combobox]', 'SRV-00016')
          await press('[role=option]')
        },
        read: () => Array.from(document.querySelectorAll('.emb-tokens .emb-chip-text'), (token) => token.textContent),
      }),
    },
  },
  {
    name: 'ValueHelpDialog',
    root: '.emb-dialog',
    tag: 'section',
    own: { title: 'the heading, not a tooltip' },
    render: (props) => <OpenDialog {...props} />,
  },
  {
    name: 'ValueHelpTable',
    root: '.emb-value-help-table',
    tag: 'div',
    own: { title: 'the name of its table' },
    render: (props) => <Table {...props} />,
  },
  {
    name: 'ValueHelpTree',
    root: '.emb-value-help-table',
    tag: 'div',
    own: { title: 'the name of its tree' },
    render: (props) => <Tree {...props} />,
  },
  {
    name: 'TreeValueHelp',
    root: '.emb-value-help',
    control: '[role=combobox]',
    tag: 'input',
    own: { title: 'the title of its dialog' },
    render: (props) => <PlacePicker {...props} label="Place" />,
    values: {
      value: bound<string | null>({
        initial: 'BRQ',
        next: 'LIL2',
        render: (props) => <PlacePicker {...props} name="place" label="Place" />,
        change: async () => {
          await keys('.emb-value-help [role=combobox]', '{Control>}a{/Control}LIL2')
          await press('[role=option]')
        },
        read: () => document.querySelector<HTMLInputElement>('.emb-value-help input[type=hidden]')?.value ?? null,
      }),
    },
  },
]
