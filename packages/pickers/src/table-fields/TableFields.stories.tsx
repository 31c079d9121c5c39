import preview from '@embpm/storybook/preview'
import { stateOf, states } from '@embpm/storybook/states'
import { unpictured } from '@embpm/storybook/unpictured'
import { useState } from 'react'
import { expect, screen, userEvent } from 'storybook/test'
import { wideScreen } from '../testing/storyScreens.fixture.js'
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
  args: { tableKey: 'VBAP', name: 'VBAP', detail: 'Sales document: item', fields: tableFields },
})

// About as wide as beside the table.
const narrow = {
  globals: { viewport: { value: 'narrow' } },
  parameters: {
    viewport: { options: { narrow: { name: 'Narrow', styles: { width: '376px', height: '900px' } } } },
  },
}

/** A source that counts its failures must be a new one for each test. */
function FailsOnce(props: TableFieldsProps) {
  const [fields] = useState(() => failingTableFields(1))
  return <TableFields {...props} fields={fields} />
}

/** Goes from one table to the next while the first is still being loaded. */
function TwoTables(props: TableFieldsProps) {
  const [name, setName] = useState('VBAP')
  return (
    <>
      <button type="button" onClick={() => setName('EKKO')}>
        Next table
      </button>
      <TableFields {...props} tableKey={name} name={name} detail={null} />
    </>
  )
}

const longName = '/TERRANOVA/SALES_ORDER_CONFIRMATION_OF_THE_WHOLE_GROUP'

/** As many as leave room on the sheet for the second row of states. */
const few: TableFieldsProps['fields'] = () => sampleTableFields('VBAP').slice(0, 6)

export const Default = meta.story(narrow)
export const States = meta.story({
  ...wideScreen,
  args: { fields: few },
  ...states(TableFields, {
    Searched: { search: 'document CHAR' },
    'With facts': {
      facts: [
        { label: 'Business object', value: 'Sales order' },
        { label: 'WBS', value: '' },
      ],
    },
    'Long text': {
      name: longName,
      detail: 'Order confirmations of every company of the group, '.repeat(4),
      fields: () =>
        sampleTableFields('VBAP')
          .slice(0, 6)
          .map((field, index) => ({
            ...field,
            fieldName: index === 3 ? `${longName}_FIELD` : field.fieldName,
            description: `${field.description} `.repeat(index === 3 ? 8 : 1),
          })),
    },
    Empty: { fields: noTableFields },
    Loading: { fields: silentTableFields },
  }),
  play: async () => {
    await screen.findByRole('progressbar', { name: 'Loading fields' })
    await new Promise((resolve) => setTimeout(resolve, 400))
  },
})
export const Failing = meta.story({ ...narrow, render: (args) => <FailsOnce {...args} /> })
export const Slow = meta.story({
  args: { fields: slowTableFields((key) => (key === 'VBAP' ? 300 : 10)) },
  render: (args) => <TwoTables {...args} />,
  parameters: unpictured,
})

Default.test('lists the fields in their order, and says which are the key', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { name: 'VBAP' })).toBeVisible()
  await expect(canvas.getByText('12 fields')).toBeVisible()
  const rows = canvas.getAllByRole('row').slice(1)
  await expect(rows).toHaveLength(12)
  await expect(rows.filter((row) => row.textContent.includes('Key field'))).toHaveLength(2)
  await expect(canvas.getByRole('row', { name: 'Key field VBELN_VA Sales document CHAR 10' })).toBeVisible()
  await expect(canvas.getByRole('row', { name: 'NETWR Net value in document currency CURR 15,2' })).toBeVisible()
})

States.test(
  'marks what was searched for, and says that there are none or that they are loading',
  async ({ canvas }) => {
    const row = stateOf(canvas, 'Searched').getByRole('row', { name: /VBELN/ })
    await expect(Array.from(row.querySelectorAll('mark'), (mark) => mark.textContent)).toEqual(['document', 'CHAR'])
    await expect(stateOf(canvas, 'Empty').getByRole('heading', { name: 'No fields yet' })).toBeVisible()
    await expect(stateOf(canvas, 'Loading').getByRole('progressbar', { name: 'Loading fields' })).toBeInTheDocument()
  },
)

Failing.test('tries again on request, and keeps the focus', async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
  await expect(await canvas.findByText('12 fields')).toBeVisible()
  await expect(canvas.getByRole('heading', { name: 'VBAP' })).toHaveFocus()
})

Slow.test('never shows the late fields of a table that was left', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Next table' }))
  await screen.findByRole('row', { name: /ERZET/ })
  await new Promise((resolve) => setTimeout(resolve, 400))
  await expect(screen.getByRole('row', { name: /ERZET/ })).toBeVisible()
  await expect(screen.queryByRole('row', { name: /VBELN/ })).toBeNull()
})
