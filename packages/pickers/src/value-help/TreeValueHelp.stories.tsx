import preview from '@embpm/storybook/preview'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { freshHistory } from '../testing/freshHistory.fixture.js'
import { openPicker, wideScreen } from '../testing/storyScreens.fixture.js'
import { memoryHistory } from './ValueHelpHistory.js'
import { PlacePicker } from './places.fixture.js'

const meta = preview.meta({
  component: PlacePicker,
  args: { label: 'Place', defaultValue: 'LIL2', onValueChange: fn() },
  beforeEach: freshHistory,
  ...wideScreen,
})

const open = () => openPicker('Select place')
const dialog = () => within(screen.getByRole('dialog', { name: 'Select place' }))
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

export const WithPreview = meta.story({
  args: { size: 'xxl', preview: ({ name, code }) => `${name} has the code ${code}.` },
  play: async () => {
    await open()
  },
})
export const Favourites = meta.story({
  args: { history: memoryHistory({ recent: [], favourites: ['LIL', 'BRQ2', 'GONE'] }) },
  play: async () => {
    const box = await open()
    await userEvent.click(box.getByRole('button', { name: 'Favourites' }))
    await waitFor(() => expect(box.queryByRole('treeitem', { name: /Czechia/ })).toBeNull())
  },
})

WithPreview.test('opens at what is chosen, and Enter on a selected node confirms', async ({ args }) => {
  await waitFor(() =>
    expect(dialog().getByRole('treeitem', { name: /Returns/ })).toHaveAttribute('aria-selected', 'true'),
  )
  await expect(dialog().queryByRole('treeitem', { name: /Ostrava/ })).toBeNull()
  await expect(dialog().getByRole('complementary', { name: 'Preview' })).toHaveTextContent('Returns has the code LIL2.')
  await userEvent.click(dialog().getByRole('treeitem', { name: /^Lille/ }))
  await expect(args.onValueChange).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  await gone()
  await expect(args.onValueChange).toHaveBeenCalledWith('LIL', { reason: 'pick' })
})

Favourites.test('a favourite has what is below it, and keeps its place in the whole tree', async ({ args }) => {
  const lille = dialog().getByRole('treeitem', { name: /^Lille/ })
  await userEvent.click(lille)
  await userEvent.keyboard('{ArrowRight}')
  await userEvent.click(await dialog().findByRole('treeitem', { name: /Raw materials/ }))
  await userEvent.click(dialog().getByRole('button', { name: 'Select place' }))
  await gone()
  await expect(args.onValueChange).toHaveBeenCalledWith('LIL1', { reason: 'pick' })
  await userEvent.click(screen.getByRole('button', { name: 'Select place' }))
  await expect(await screen.findByRole('treeitem', { name: /France/ })).toHaveAttribute('aria-expanded', 'true')
})
