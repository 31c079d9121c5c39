import preview from '@embpm/storybook/preview'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { freshHistory } from '../testing/freshHistory.fixture.js'
import { openPicker, phoneScreen, wideScreen } from '../testing/storyScreens.fixture.js'
import { CostCentresPicker, costCentreSource, manyCostCentres } from './costCentres.fixture.js'

const meta = preview.meta({
  component: CostCentresPicker,
  args: {
    source: costCentreSource(manyCostCentres(120)),
    label: 'Cost centres',
    size: 'xl',
    defaultValue: manyCostCentres(30).map(({ number }) => number),
    onValueChange: fn(),
  },
  beforeEach: freshHistory,
})

const open = () => openPicker('Select cost centres')
const opened = async () => {
  await open()
}
const dialog = () => within(screen.getByRole('dialog', { name: 'Select cost centres' }))
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const confirm = () => userEvent.click(dialog().getByRole('button', { name: 'Select cost centres' }))

export const ManySelected = meta.story({ ...wideScreen, play: opened })
export const OnAPhone = meta.story({ ...phoneScreen, play: opened })
export const PastedInTheDialog = meta.story({
  ...wideScreen,
  args: { defaultValue: ['1000', '1020'] },
  play: async () => {
    const box = await open()
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus())
    await userEvent.paste('1040\n1050\n4711')
    await box.findByText(/Not found: 4711/)
  },
})

ManySelected.test('counts what it does not show; all can be removed, which is no value', async ({ args }) => {
  await expect(dialog().getByText('30 selected')).toBeVisible()
  await expect(dialog().getByText('+24')).toBeVisible()
  await userEvent.click(dialog().getByRole('button', { name: 'Remove all' }))
  await confirm()
  await gone()
  await expect(args.onValueChange).toHaveBeenCalledTimes(1)
  await expect(args.onValueChange).toHaveBeenCalledWith(null, { reason: 'pick' })
  await expect(screen.queryByRole('list', { name: /selected/ })).toBeNull()
})

PastedInTheDialog.test('adds what is known, and keeps the order in which values were chosen', async ({ args }) => {
  await expect(dialog().getByText('4 selected')).toBeVisible()
  await expect(args.onValueChange).not.toHaveBeenCalled()
  await userEvent.click(await dialog().findByRole('row', { name: /^1010/ }))
  await userEvent.click(dialog().getByRole('button', { name: 'Remove 1000 Centre 1' }))
  await confirm()
  await gone()
  await expect(args.onValueChange).toHaveBeenCalledTimes(1)
  await expect(args.onValueChange).toHaveBeenCalledWith(['1020', '1040', '1050', '1010'], { reason: 'pick' })
})
