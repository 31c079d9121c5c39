import preview from '@embpm/storybook/preview'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { freshHistory } from '../testing/freshHistory.fixture.js'
import { openPicker, storyScreens } from '../testing/storyScreens.fixture.js'
import { CostCentrePicker, costCentreSource } from './costCentres.fixture.js'

const meta = preview.meta({
  component: CostCentrePicker,
  args: { label: 'Cost centre', onValueChange: fn() },
  beforeEach: freshHistory,
})

const field = () => screen.getByRole('combobox', { name: 'Cost centre' })
const openDialog = () => openPicker('Select cost centre')

export const Default = meta.story({ args: { placeholder: 'Type a number or a name' } })
export const Chosen = meta.story({ args: { defaultValue: '5100', description: 'Bears the cost of the order' } })
export const Invalid = meta.story({ args: { required: true, errorMessage: 'This field is required' } })
export const Disabled = meta.story({ args: { defaultValue: '5100', disabled: true } })
export const ReadOnly = meta.story({ args: { defaultValue: '5100', readOnly: true } })
export const LongText = meta.story({
  args: {
    defaultValue: '1',
    label: 'Cost centre to which the whole maintenance of the production line and its buildings is charged',
    source: costCentreSource([{ number: '1', name: 'Central maintenance and servicing '.repeat(6), plant: 'Brno' }]),
  },
})
export const RightToLeft = meta.story({ args: { defaultValue: '5100' }, parameters: { direction: 'rtl' } })
export const Open = meta.story({
  args: { defaultValue: '5100', context: 'for Operation order OO-2026-0147', confirmLabel: 'Charge cost centre' },
  play: async () => {
    await openDialog()
  },
})
export const WithPreview = meta.story({
  args: { defaultValue: '5100', preview: ({ name, plant }) => `${name} is in ${plant}.` },
  globals: { viewport: { value: 'wide' } },
  parameters: storyScreens,
  play: async () => {
    await openDialog()
  },
})

Default.test('picks a row by its own key, in the dialog', async ({ args }) => {
  const dialog = await openDialog()
  await userEvent.click(await dialog.findByRole('row', { name: /Warehouse/ }))
  await userEvent.click(dialog.getByRole('button', { name: 'Select cost centre' }))
  await expect(args.onValueChange).toHaveBeenCalledTimes(1)
  await expect(args.onValueChange).toHaveBeenLastCalledWith('6100', { reason: 'pick' })
  await waitFor(() => expect(field()).toHaveValue('6100 Warehouse'))
})

Default.test('picks a row by typing, and shows its detail beside it', async ({ args }) => {
  await userEvent.click(field())
  await userEvent.keyboard('labor')
  const option = await screen.findByRole('option', { name: /Quality laboratory/ })
  await expect(option).toHaveTextContent('Lille')
  await userEvent.keyboard('{Enter}')
  await expect(args.onValueChange).toHaveBeenLastCalledWith('5200', { reason: 'pick' })
})

Chosen.test('shows the name behind a stored key', async () => {
  await expect(field()).toHaveValue('5100 Maintenance')
  await expect(field()).toHaveAccessibleDescription('Bears the cost of the order')
})

Open.test('names what is being chosen, and its own primary button', async ({ args }) => {
  const dialog = within(screen.getByRole('dialog', { name: 'Select cost centre' }))
  await expect(dialog.getByText('for Operation order OO-2026-0147')).toBeVisible()
  await expect(dialog.getByRole('grid', { name: 'Select cost centre' })).toBeVisible()
  await userEvent.click(await dialog.findByRole('row', { name: /Assembly/ }))
  await userEvent.click(dialog.getByRole('button', { name: 'Charge cost centre' }))
  await expect(args.onValueChange).toHaveBeenLastCalledWith('4100', { reason: 'pick' })
})

WithPreview.test('shows the details of the chosen row first, then of the row that is moved to', async () => {
  const aside = screen.getByRole('complementary', { name: 'Preview' })
  await waitFor(() => expect(aside).toHaveTextContent('Maintenance is in Lille.'))
  await userEvent.keyboard('{ArrowDown}')
  await waitFor(() => expect(aside).toHaveTextContent('Assembly is in Brno.'))
})
