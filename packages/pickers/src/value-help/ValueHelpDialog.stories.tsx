import preview from '@embpm/storybook/preview'
import { unpictured } from '@embpm/storybook/unpictured'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { freshHistory } from '../testing/freshHistory.fixture.js'
import { openPicker, phoneScreen, wideScreen } from '../testing/storyScreens.fixture.js'
import { CostCentrePicker, costCentreSource, manyCostCentres } from './costCentres.fixture.js'
import { memoryHistory } from './ValueHelpHistory.js'

const meta = preview.meta({
  component: CostCentrePicker,
  args: { label: 'Cost centre', size: 'l', defaultValue: '5100', onValueChange: fn() },
  beforeEach: freshHistory,
  ...wideScreen,
})

const open = () => openPicker('Select cost centre')
const opened = async () => {
  await open()
}
const dialog = () => within(screen.getByRole('dialog', { name: 'Select cost centre' }))
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const confirm = () => userEvent.click(dialog().getByRole('button', { name: 'Select cost centre' }))
const field = () => screen.getByRole('combobox', { name: 'Cost centre' })

const choose = async () => {
  const box = await open()
  await userEvent.click(await box.findByRole('row', { name: /Warehouse/ }))
  await confirm()
}

/** An action that counts its failures must be a new one for each test: the first says why, the second does not. */
function FailsTwice(props: Parameters<typeof CostCentrePicker>[0]) {
  const [onConfirm] = useState(() =>
    fn(async () => {})
      .mockRejectedValueOnce(new Error('Cost centre 6100 is locked by Anna Nowak.'))
      .mockRejectedValueOnce(new Error('')),
  )
  return <CostCentrePicker {...props} onConfirm={onConfirm} />
}

const known = () => memoryHistory({ recent: ['4200', '6100', '9999'], favourites: ['5200'] })

export const ClearableOnAPhone = meta.story({ ...phoneScreen, args: { clearable: true }, play: opened })
export const ActionRunning = meta.story({ args: { onConfirm: () => new Promise(() => {}) }, play: choose })
export const ActionFailed = meta.story({
  render: (args) => <FailsTwice {...args} />,
  play: async () => {
    await choose()
    await dialog().findByRole('alert')
  },
})
export const AllBesideFavourites = meta.story({ args: { history: known() }, play: opened })
export const Favourites = meta.story({
  args: { history: known() },
  play: async () => {
    const box = await open()
    await userEvent.click(box.getByRole('button', { name: 'Favourites' }))
    await waitFor(() => expect(box.queryByRole('row', { name: /Warehouse/ })).toBeNull())
  },
})
export const LoadMore = meta.story({
  args: {
    paging: 'more',
    pageSize: 10,
    source: costCentreSource(manyCostCentres(25)),
    defaultValue: '1000',
  },
  parameters: unpictured,
  play: opened,
})

ActionRunning.test('waits, and can still be cancelled without a change', async ({ args }) => {
  await expect(args.onValueChange).not.toHaveBeenCalled()
  await userEvent.click(dialog().getByRole('button', { name: /^Select cost centre/ }))
  await userEvent.click(dialog().getByRole('button', { name: 'Cancel' }))
  await gone()
  await expect(args.onValueChange).not.toHaveBeenCalled()
  await expect(field()).toHaveValue('5100 Maintenance')
})

ActionFailed.test('says why, keeps selection and value, and takes it when it is tried again', async ({ args }) => {
  await expect(dialog().getByRole('alert')).toHaveTextContent('locked by Anna Nowak')
  await expect(dialog().getByRole('button', { name: 'Remove 6100 Warehouse' })).toBeInTheDocument()
  await confirm()
  await waitFor(() => expect(dialog().getByRole('alert')).toHaveTextContent('Nothing has changed'))
  await expect(args.onValueChange).not.toHaveBeenCalled()
  await confirm()
  await gone()
  await expect(args.onValueChange).toHaveBeenCalledTimes(1)
  await expect(args.onValueChange).toHaveBeenCalledWith('6100', { reason: 'pick' })
})

AllBesideFavourites.test('shows the recent values that are still there, and the field a new favourite', async () => {
  const box = dialog()
  await userEvent.click(box.getByRole('button', { name: 'Recent' }))
  await waitFor(() => expect(box.getAllByRole('row')).toHaveLength(3))
  await expect(box.getAllByRole('row').map((row) => row.textContent.includes('Paint shop'))).toEqual([
    false,
    true,
    false,
  ])
  await userEvent.click(box.getByRole('button', { name: 'All' }))
  await waitFor(() => expect(box.getAllByRole('row')).toHaveLength(6))

  await userEvent.click(box.getByRole('button', { name: 'Add to favourites' }))
  await expect(box.getByRole('button', { name: 'Remove from favourites' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await gone()
  await userEvent.click(field())
  await userEvent.clear(field())
  await userEvent.keyboard('{ArrowDown}')
  await expect(await screen.findByRole('group', { name: 'Favourites' })).toHaveTextContent('5100 Maintenance')
})

LoadMore.test('adds rows on demand until all are there', async () => {
  const box = dialog()
  const shown = () => box.getByText(/ of 25$/)
  await waitFor(() => expect(shown()).toHaveTextContent('10 of 25'))
  await userEvent.click(box.getByRole('button', { name: 'Load more' }))
  await waitFor(() => expect(shown()).toHaveTextContent('20 of 25'))
  await userEvent.click(box.getByRole('button', { name: 'Load more' }))
  await waitFor(() => expect(box.queryByRole('button', { name: 'Load more' })).toBeNull())
})
