import preview from '@embpm/storybook/preview'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { freshHistory } from '../testing/freshHistory.fixture.js'
import { openPicker, storyScreens } from '../testing/storyScreens.fixture.js'
import { CostCentresPicker, costCentreSource, manyCostCentres } from './costCentres.fixture.js'

const source = costCentreSource(manyCostCentres(120))

const meta = preview.meta({
  component: CostCentresPicker,
  args: { source, label: 'Cost centres', defaultValue: ['1000', '1020'], onValueChange: fn() },
  beforeEach: freshHistory,
  globals: { viewport: { value: 'wide' } },
  parameters: storyScreens,
})

const still = { ...storyScreens, chromatic: { disableSnapshot: true } }
const open = () => openPicker('Select cost centres')
const opened = async () => {
  await open()
}
const dialog = () => within(screen.getByRole('dialog', { name: 'Select cost centres' }))
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const confirm = () => userEvent.click(dialog().getByRole('button', { name: 'Select cost centres' }))

export const Default = meta.story({ parameters: still })
export const Open = meta.story({ args: { size: 'xl' }, play: opened })
export const OpenRightToLeft = meta.story({
  args: { size: 'xl' },
  parameters: { ...storyScreens, direction: 'rtl' },
  play: opened,
})
export const ManySelected = meta.story({
  args: { size: 'xl', defaultValue: manyCostCentres(30).map(({ number }) => number) },
  play: opened,
})
export const OnAPhone = meta.story({
  args: { size: 'xl', defaultValue: manyCostCentres(30).map(({ number }) => number) },
  globals: { viewport: { value: 'phone' } },
  play: opened,
})
export const PastedInTheDialog = meta.story({
  args: { size: 'xl' },
  play: async () => {
    const box = await open()
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus())
    await userEvent.paste('1040\n1050\n4711')
    await box.findByText(/Not found: 4711/)
  },
})

Open.test('adds and removes rows, in the order in which they were chosen', async ({ args }) => {
  await userEvent.click(await dialog().findByRole('row', { name: /^1050/ }))
  await userEvent.click(await dialog().findByRole('button', { name: 'Remove 1000 Centre 1' }))
  await confirm()
  await gone()
  await expect(args.onValueChange).toHaveBeenCalledTimes(1)
  await expect(args.onValueChange).toHaveBeenCalledWith(['1020', '1050'], { reason: 'pick' })
})

Open.test('an emptied selection is confirmed as no value', async ({ args }) => {
  await userEvent.click(dialog().getByRole('button', { name: 'Remove all' }))
  await confirm()
  await gone()
  await expect(args.onValueChange).toHaveBeenCalledTimes(1)
  await expect(screen.queryByRole('list', { name: /selected/ })).toBeNull()
})

ManySelected.test('counts what it does not show', async () => {
  await expect(dialog().getByText('30 selected')).toBeVisible()
  await expect(dialog().getByText('+24')).toBeVisible()
})

PastedInTheDialog.test('adds what is known to the selection, and leaves the rest to be corrected', async ({ args }) => {
  await expect(dialog().getByText('4 selected')).toBeVisible()
  await confirm()
  await gone()
  await expect(args.onValueChange).toHaveBeenCalledWith(['1000', '1020', '1040', '1050'], { reason: 'pick' })
})
