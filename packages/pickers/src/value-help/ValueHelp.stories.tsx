import preview from '@embpm/storybook/preview'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { freshHistory } from '../testing/freshHistory.fixture.js'
import { openPicker, wideScreen } from '../testing/storyScreens.fixture.js'
import { CostCentrePicker } from './costCentres.fixture.js'

const meta = preview.meta({
  component: CostCentrePicker,
  args: { label: 'Cost centre', defaultValue: '5100', onValueChange: fn() },
  beforeEach: freshHistory,
})

const field = () => screen.getByRole('combobox', { name: 'Cost centre' })
const opened = async () => {
  await openPicker('Select cost centre')
}

export const Default = meta.story({ args: { description: 'Bears the cost of the order' } })
/** Says what is being chosen, with a primary button of its own. */
export const Open = meta.story({
  args: { context: 'for Operation order OO-2026-0147', confirmLabel: 'Charge cost centre' },
  play: opened,
})
export const WithPreview = meta.story({
  ...wideScreen,
  args: { preview: ({ name, plant }) => `${name} is in ${plant}.` },
  play: opened,
})

Default.test('shows the name behind a stored key, and picks by typing', async ({ args }) => {
  await expect(field()).toHaveValue('5100 Maintenance')
  await expect(field()).toHaveAccessibleDescription('Bears the cost of the order')
  await userEvent.click(field())
  await userEvent.clear(field())
  await userEvent.keyboard('labor')
  const option = await screen.findByRole('option', { name: /Quality laboratory/ })
  await expect(option).toHaveTextContent('Lille')
  await userEvent.keyboard('{Enter}')
  await expect(args.onValueChange).toHaveBeenCalledTimes(1)
  await expect(args.onValueChange).toHaveBeenCalledWith('5200', { reason: 'pick' })
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
