import preview from '@embpm/storybook/preview'
import { UiStrings } from '@embpm/ui/ui-strings'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { TableFields, type TableFieldsProps } from './TableFields.js'
import {
  failingTableFields,
  noTableFields,
  sampleTableFields,
  silentTableFields,
  slowTableFields,
  tableFields,
} from './tableFields.fixture.js'

const meta = preview.meta({
  component: TableFields,
  args: { tableKey: 'VBAK', name: 'VBAK', detail: 'Sales document: header data', fields: tableFields },
  // About as wide as beside the table.
  globals: { viewport: { value: 'narrow' } },
  parameters: {
    viewport: { options: { narrow: { name: 'Narrow', styles: { width: '376px', height: '900px' } } } },
  },
})

/** A source that counts its failures must be a new one for each test. */
function FreshFields({ make, ...props }: TableFieldsProps & { make: () => TableFieldsProps['fields'] }) {
  const [fields] = useState(make)
  return <TableFields {...props} fields={fields} />
}

/** Goes from one table to the next while the first is still being loaded. */
function TwoTables(props: TableFieldsProps) {
  const [name, setName] = useState('VBAK')
  return (
    <>
      <button type="button" onClick={() => setName('EKKO')}>
        Next table
      </button>
      <TableFields {...props} tableKey={name} name={name} detail={null} />
    </>
  )
}

export const Default = meta.story({})
export const Searched = meta.story({ args: { search: 'document CHAR' } })
export const WithFacts = meta.story({
  args: {
    facts: [
      { label: 'Business object', value: 'Sales order' },
      { label: 'WBS', value: '' },
    ],
  },
})
export const Loading = meta.story({
  args: { fields: silentTableFields },
  play: async () => {
    await new Promise((resolve) => setTimeout(resolve, 400))
  },
})
export const Empty = meta.story({ args: { fields: noTableFields } })
export const Failing = meta.story({ render: (args) => <FreshFields {...args} make={() => failingTableFields(1)} /> })
const longName = '/TERRANOVA/SALES_ORDER_CONFIRMATION_OF_THE_WHOLE_GROUP'
export const LongText = meta.story({
  args: {
    name: longName,
    detail: 'Order confirmations of every company of the group, '.repeat(4),
    fields: () =>
      sampleTableFields('VBAP').map((field, index) => ({
        ...field,
        fieldName: index === 3 ? `${longName}_FIELD` : field.fieldName,
        description: `${field.description} `.repeat(index === 3 ? 8 : 1),
      })),
  },
})
export const RightToLeft = meta.story({ parameters: { direction: 'rtl' }, args: { search: 'VBELN' } })
export const German = meta.story({
  args: { detail: 'Verkaufsbeleg: Kopfdaten' },
  render: (args) => (
    <UiStrings
      locale="de"
      value={{
        tableFields: {
          heading: 'Felder',
          field: 'Feld',
          type: 'Typ',
          length: 'Länge',
          key: 'Schlüsselfeld',
          copyName: 'Tabellennamen kopieren',
          count: { one: '{count} Feld', other: '{count} Felder' },
        },
      }}
    >
      <TableFields {...args} />
    </UiStrings>
  ),
})
export const Slow = meta.story({
  args: { fields: slowTableFields((key) => (key === 'VBAK' ? 300 : 10)) },
  render: (args) => <TwoTables {...args} />,
  parameters: { chromatic: { disableSnapshot: true } },
})

Default.test('lists the fields in their order, and says which are the key', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { name: 'VBAK' })).toBeVisible()
  await expect(canvas.getByText('15 fields')).toBeVisible()
  const rows = canvas.getAllByRole('row').slice(1)
  await expect(rows).toHaveLength(15)
  await expect(rows.filter((row) => row.textContent.includes('Key field'))).toHaveLength(2)
  await expect(canvas.getByRole('row', { name: 'Key field VBELN Sales document CHAR 10' })).toBeVisible()
  await expect(canvas.getByRole('row', { name: 'NETWR Net value in document currency CURR 15,2' })).toBeVisible()
})

Searched.test('marks what was searched for in names, meanings and types', async ({ canvas }) => {
  const row = canvas.getByRole('row', { name: /VBELN/ })
  await expect(Array.from(row.querySelectorAll('mark'), (mark) => mark.textContent)).toEqual(['document', 'CHAR'])
})

Loading.test('says that it is loading', async ({ canvas }) => {
  await expect(canvas.getByRole('progressbar', { name: 'Loading fields' })).toBeInTheDocument()
})

Empty.test('says that there are none', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { name: 'No fields yet' })).toBeVisible()
})

Failing.test('tries again on request, and keeps the focus', async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
  await expect(await canvas.findByText('15 fields')).toBeVisible()
  await expect(canvas.getByRole('heading', { name: 'VBAK' })).toHaveFocus()
})

Slow.test('never shows the late fields of a table that was left', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Next table' }))
  await screen.findByRole('row', { name: /EBELN/ })
  await new Promise((resolve) => setTimeout(resolve, 400))
  await expect(screen.getByRole('row', { name: /EBELN/ })).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('row', { name: /VBELN/ })).toBeNull())
})
