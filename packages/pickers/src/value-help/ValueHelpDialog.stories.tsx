import preview from '@embpm/storybook/preview'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { freshHistory } from '../testing/freshHistory.fixture.js'
import { openPicker, storyScreens } from '../testing/storyScreens.fixture.js'
import { CostCentrePicker, costCentreSource, manyCostCentres } from './costCentres.fixture.js'
import { memoryHistory } from './memoryHistory.js'

const wide = { viewport: { value: 'wide' } }

const meta = preview.meta({
  component: CostCentrePicker,
  args: { label: 'Cost centre', defaultValue: '5100', onValueChange: fn() },
  beforeEach: freshHistory,
  globals: wide,
  parameters: storyScreens,
})

const open = () => openPicker('Select cost centre')
const opened = async () => {
  await open()
}
const dialog = () => within(screen.getByRole('dialog', { name: 'Select cost centre' }))
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const confirm = () => userEvent.click(dialog().getByRole('button', { name: 'Select cost centre' }))
const field = () => screen.getByRole('combobox', { name: 'Cost centre' })

export const Large = meta.story({ args: { size: 'l' }, play: opened })
export const ExtraExtraLarge = meta.story({ args: { size: 'xxl' }, play: opened })
export const Clearable = meta.story({ args: { size: 'l', clearable: true }, play: opened })
export const ClearableOnAPhone = meta.story({
  args: { size: 'l', clearable: true },
  globals: { viewport: { value: 'phone' } },
  play: opened,
})
export const NothingToClear = meta.story({
  args: { size: 'l', clearable: true, defaultValue: null },
  parameters: { chromatic: { disableSnapshot: true } },
  play: opened,
})

const choose = async () => {
  const box = await open()
  await userEvent.click(await box.findByRole('row', { name: /Warehouse/ }))
  await confirm()
}
export const ActionRunning = meta.story({
  args: { size: 'l', onConfirm: () => new Promise(() => {}) },
  play: choose,
})
export const ActionFailed = meta.story({
  args: { size: 'l', onConfirm: () => Promise.reject(new Error('Cost centre 6100 is locked by Anna Nowak.')) },
  play: choose,
})
/** An action that counts its failures must be a new one for each test. */
function FailsOnce(props: Parameters<typeof CostCentrePicker>[0]) {
  const [onConfirm] = useState(() => fn(async () => {}).mockRejectedValueOnce(new Error('')))
  return <CostCentrePicker {...props} onConfirm={onConfirm} />
}
export const ActionFailsOnce = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => <FailsOnce {...args} />,
  play: choose,
})

const known = () => memoryHistory({ recent: ['4200', '6100', '9999'], favourites: ['5200'] })
export const AllBesideFavourites = meta.story({ args: { size: 'l', history: known() }, play: opened })
export const Favourites = meta.story({
  args: { size: 'l', history: known() },
  play: async () => {
    const box = await open()
    await userEvent.click(box.getByRole('button', { name: 'Favourites' }))
    await waitFor(() => expect(box.queryByRole('row', { name: /Warehouse/ })).toBeNull())
  },
})
export const Recent = meta.story({
  args: { history: known() },
  parameters: { chromatic: { disableSnapshot: true } },
  play: opened,
})

export const Starred = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: opened,
})

export const LoadMore = meta.story({
  args: {
    size: 'l',
    paging: 'more',
    pageSize: 10,
    source: costCentreSource(manyCostCentres(25)),
    defaultValue: '1000',
  },
  play: opened,
})

Large.test('stays in its size', async () => {
  await expect(screen.getByRole('dialog').closest('[data-size]')).toHaveAttribute('data-size', 'l')
})

Clearable.test('empties the value and closes', async ({ args }) => {
  await userEvent.click(dialog().getByRole('button', { name: 'Clear value' }))
  await gone()
  await expect(args.onValueChange).toHaveBeenCalledTimes(1)
  await expect(args.onValueChange).toHaveBeenCalledWith(null, { reason: 'clear' })
  await expect(field()).toHaveValue('')
})

NothingToClear.test('offers to clear only what there is', async () => {
  await expect(dialog().queryByRole('button', { name: 'Clear value' })).toBeNull()
})

ActionRunning.test('waits, and can still be cancelled without a change', async ({ args }) => {
  await expect(args.onValueChange).not.toHaveBeenCalled()
  await userEvent.click(dialog().getByRole('button', { name: /^Select cost centre/ }))
  await userEvent.click(dialog().getByRole('button', { name: 'Cancel' }))
  await gone()
  await expect(args.onValueChange).not.toHaveBeenCalled()
  await expect(field()).toHaveValue('5100 Maintenance')
})

ActionFailed.test('says why, and keeps selection and value', async ({ args }) => {
  await expect(await dialog().findByRole('alert')).toHaveTextContent('locked by Anna Nowak')
  await expect(dialog().getByRole('button', { name: 'Remove 6100 Warehouse' })).toBeInTheDocument()
  await expect(args.onValueChange).not.toHaveBeenCalled()
})

ActionFailsOnce.test('takes the value when it is tried again', async ({ args }) => {
  await expect(await dialog().findByRole('alert')).toHaveTextContent('Nothing has changed')
  await confirm()
  await gone()
  await expect(args.onValueChange).toHaveBeenCalledWith('6100', { reason: 'pick' })
})

Recent.test('shows the recent values, without those that are not there any more, and all again', async () => {
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
})

Starred.test('a star makes a favourite, which the field suggests first', async () => {
  await userEvent.click(dialog().getByRole('button', { name: 'Add to favourites' }))
  await expect(dialog().getByRole('button', { name: 'Remove from favourites' })).toBeVisible()
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
