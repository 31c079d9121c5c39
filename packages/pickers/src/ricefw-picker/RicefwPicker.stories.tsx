import preview from '@embpm/storybook/preview'
import { UiStrings } from '@embpm/ui/ui-strings'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { freshHistory } from '../testing/freshHistory.fixture.js'
import { openPicker, storyScreens } from '../testing/storyScreens.fixture.js'
import { failingRows, silentRows } from '../testing/storySources.fixture.js'
import { RicefwPicker } from './RicefwPicker.js'
import { ricefwColumns } from './ricefwColumns.js'
import { ricefws, ricefwSource, sampleRicefws } from './ricefws.fixture.js'

const meta = preview.meta({
  component: RicefwPicker,
  args: { source: ricefws, label: 'RICEFW', onValueChange: fn(), onBlur: fn() },
  beforeEach: freshHistory,
})

const open = () => openPicker('Select RICEFW')

export const Default = meta.story({ args: { placeholder: 'Type a name' } })
export const Chosen = meta.story({
  args: { defaultValue: '{"ricefw":"RPT-0012"}', description: 'Chosen by the process owner' },
})
export const Required = meta.story({ args: { required: true, errorMessage: 'This field is required' } })
export const Disabled = meta.story({ args: { defaultValue: '{"ricefw":"RPT-0012"}', disabled: true } })
export const ReadOnly = meta.story({ args: { defaultValue: '{"ricefw":"RPT-0012"}', readOnly: true } })
export const LongText = meta.story({
  args: {
    label: 'RICEFW item that the requirement is met by once the second release has gone live',
    defaultValue: 'RPT-0001',
    source: ricefwSource(sampleRicefws(1).map((row) => ({ ...row, name: `${row.name} `.repeat(12) }))),
  },
})
export const RightToLeft = meta.story({
  args: { defaultValue: '{"ricefw":"RPT-0012"}' },
  parameters: { direction: 'rtl' },
})

export const Suggestions = meta.story({
  play: async () => {
    await userEvent.click(screen.getByRole('combobox', { name: 'RICEFW' }))
    await userEvent.keyboard('order report')
    await screen.findAllByRole('option')
  },
})

export const Open = meta.story({
  args: { defaultValue: '{"ricefw":"RPT-0012"}', context: 'for Operation order OO-2026-0147' },
  globals: { viewport: { value: 'wide' } },
  parameters: storyScreens,
  play: async () => {
    const dialog = await open()
    await dialog.findByRole('row', { name: /RPT-0001/ })
  },
})

export const Searched = meta.story({
  args: { defaultValue: '{"ricefw":"RPT-0012"}' },
  globals: { viewport: { value: 'wide' } },
  parameters: storyScreens,
  play: async () => {
    const dialog = await open()
    await userEvent.keyboard('order report')
    await dialog.findByRole('row', { name: /RPT-0001/ })
  },
})

export const OpenRightToLeft = meta.story({
  args: { defaultValue: '{"ricefw":"RPT-0012"}' },
  globals: { viewport: { value: 'wide' } },
  parameters: { ...storyScreens, direction: 'rtl' },
  play: async () => {
    await open()
  },
})

export const OnAPhone = meta.story({
  args: { defaultValue: '{"ricefw":"RPT-0012"}', context: 'for Operation order OO-2026-0147' },
  globals: { viewport: { value: 'phone' } },
  parameters: storyScreens,
  play: async () => {
    await open()
  },
})

export const Loading = meta.story({
  args: { source: silentRows(ricefws) },
  play: async () => {
    await open()
    await new Promise((resolve) => setTimeout(resolve, 400))
  },
})

export const Empty = meta.story({
  args: { source: ricefwSource([]) },
  play: async () => {
    const dialog = await open()
    await dialog.findByText('No RICEFW items yet')
  },
})

export const NoMatch = meta.story({
  play: async () => {
    const dialog = await open()
    await userEvent.keyboard('payroll cluster')
    await waitFor(() => expect(dialog.queryByRole('row', { name: /RPT-0001/ })).toBeNull())
  },
})

export const Failing = meta.story({
  args: { source: failingRows(ricefws, Infinity) },
  play: async () => {
    const dialog = await open()
    await dialog.findByRole('button', { name: 'Try again' })
  },
})

export const NothingSelected = meta.story({
  play: async () => {
    const dialog = await open()
    await userEvent.click(dialog.getByRole('button', { name: 'Select RICEFW' }))
    await dialog.findByText('Nothing is selected')
  },
})

export const German = meta.story({
  render: (args) => (
    <UiStrings
      locale="de"
      value={{
        ricefwPicker: { title: 'RICEFW auswählen', search: 'RICEFW-Objekte durchsuchen', wbs: 'PSP' },
        valueHelp: { cancel: 'Abbrechen', nothingSelected: 'Nichts ausgewählt', preview: 'Vorschau' },
      }}
    >
      <RicefwPicker {...args} />
    </UiStrings>
  ),
  play: async () => {
    await openPicker('RICEFW auswählen')
  },
})

Chosen.test('shows the label behind the stored value', async () => {
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'RICEFW' })).toHaveValue('RPT-0012 · Open payment runs by due date'),
  )
})

Open.test('is a dialog of size fullscreen', async () => {
  const dialog = screen.getByRole('dialog', { name: 'Select RICEFW' })
  await expect(dialog.closest('[data-size]')).toHaveAttribute('data-size', 'fullscreen')
})

Open.test('has its columns, and sorts by each', async () => {
  const heads = within(screen.getByRole('dialog', { name: 'Select RICEFW' })).getAllByRole('columnheader')
  const named = heads.filter((head) => head.title !== '')
  await expect(named.map((head) => head.title).toSorted()).toEqual(ricefwColumns.map(({ header }) => header).toSorted())
  for (const head of named) await expect(head).toHaveAttribute('aria-sort')
})

export const BareId = meta.story({
  args: { defaultValue: 'RPT-0001' },
  parameters: { chromatic: { disableSnapshot: true } },
})

BareId.test('reads an id that was stored without JSON around it', async () => {
  const field = screen.getByRole('combobox', { name: 'RICEFW' })
  await waitFor(() => expect(field).toHaveValue('RPT-0001 · Open sales orders by due date'))
})

Suggestions.test('shows the process of an item', async () => {
  await expect(
    await screen.findByRole('option', { name: /RPT-0001.*Order to cash › Sales order handling/ }),
  ).toBeVisible()
})

NothingSelected.test('says what is missing in words that can be replaced', async () => {
  await expect(await screen.findByRole('alert')).toHaveTextContent('Select a row first')
  await expect(screen.getByRole('dialog', { name: 'Select RICEFW' })).toBeVisible()
})

German.test('speaks the words it is given', async () => {
  await expect(screen.getByRole('button', { name: 'Abbrechen' })).toBeVisible()
  await expect(screen.getByRole('searchbox', { name: 'RICEFW-Objekte durchsuchen' })).toHaveFocus()
})
