import type { ServiceRow } from '@embpm/contract'
import type { DataColumn } from '@embpm/ui/data-table'
import { useEffect, useEffectEvent } from 'react'
import { bound, type ConformanceCase, type ConformanceProps } from '../../../ui/src/testing/ConformanceCase.fixture.js'
import { keys, press, typed } from '../../../ui/src/testing/user.fixture.js'
import { ServicePicker, ServicePreview } from '../service-picker/index.js'
import { sampleServices } from '../service-picker/services.fixture.js'
import { services } from '../service-picker/sources.fixture.js'
import { useValueHelp, ValueHelp, ValueHelpDialog, ValueHelpField } from '../value-help/index.js'

const columns: readonly DataColumn<ServiceRow>[] = [{ id: 'name', header: 'Name', type: 'name' }]
const rowKey = ({ id }: ServiceRow) => id
const rowLabel = ({ id }: ServiceRow) => id
const help = { source: services, rowKey, rowLabel }
const words = { title: 'Select service', searchLabel: 'Search services', columns }

function Field(props: ConformanceProps) {
  return <ValueHelpField {...props} help={useValueHelp(help)} label="Service" openLabel="Select service" />
}

function OpenDialog(props: ConformanceProps) {
  const state = useValueHelp(help)
  const open = useEffectEvent(() => state.openDialog())
  useEffect(() => open(), [])
  return <ValueHelpDialog {...props} {...words} help={state} />
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
    name: 'ValueHelpDialog',
    root: '.emb-dialog',
    tag: 'section',
    own: { title: 'the heading, not a tooltip' },
    render: (props) => <OpenDialog {...props} />,
  },
]
