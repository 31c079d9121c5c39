import preview from '@embpm/storybook/preview'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { freshHistory } from '../testing/freshHistory.fixture.js'
import { openPicker, storyScreens } from '../testing/storyScreens.fixture.js'
import { memoryHistory } from './memoryHistory.js'
import { PlacePicker } from './places.fixture.js'

const meta = preview.meta({
  component: PlacePicker,
  args: { label: 'Place', defaultValue: 'LIL2', onValueChange: fn() },
  beforeEach: freshHistory,
  globals: { viewport: { value: 'wide' } },
  parameters: storyScreens,
})

const open = () => openPicker('Select place')
const opened = async () => {
  await open()
}
const dialog = () => within(screen.getByRole('dialog', { name: 'Select place' }))
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

export const Chosen = meta.story({ globals: {} })
export const Open = meta.story({ play: opened })
export const WithPreview = meta.story({
  args: { size: 'xxl', preview: ({ name, code }) => `${name} has the code ${code}.` },
  play: opened,
})
export const OnlyLocations = meta.story({
  args: { isSelectable: ({ code }) => /\d$/.test(code) },
  parameters: { ...storyScreens, chromatic: { disableSnapshot: true } },
  play: opened,
})
export const Favourites = meta.story({
  args: { history: memoryHistory({ recent: [], favourites: ['LIL', 'BRQ2', 'GONE'] }) },
  play: async () => {
    const box = await open()
    await userEvent.click(box.getByRole('button', { name: 'Favourites' }))
    await waitFor(() => expect(box.queryByRole('treeitem', { name: /Czechia/ })).toBeNull())
  },
})
export const RightToLeft = meta.story({ parameters: { ...storyScreens, direction: 'rtl' }, play: opened })
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } }, play: opened })
export const Suggestions = meta.story({
  globals: {},
  play: async () => {
    const field = screen.getByRole('combobox', { name: 'Place' })
    await userEvent.click(field)
    await userEvent.clear(field)
    await userEvent.keyboard('raw')
    await screen.findByRole('option', { name: /Lille/ })
  },
})

Open.test('opens at what is chosen', async () => {
  await waitFor(() =>
    expect(dialog().getByRole('treeitem', { name: /Returns/ })).toHaveAttribute('aria-selected', 'true'),
  )
  await expect(dialog().queryByRole('treeitem', { name: /Ostrava/ })).toBeNull()
})

Open.test('Enter on the selected node confirms', async ({ args }) => {
  await userEvent.click(await dialog().findByRole('treeitem', { name: /^Lille/ }))
  await expect(args.onValueChange).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  await gone()
  await expect(args.onValueChange).toHaveBeenCalledWith('LIL', { reason: 'pick' })
})

OnlyLocations.test('a node that cannot be chosen leaves what is', async ({ args }) => {
  await userEvent.click(await dialog().findByRole('treeitem', { name: /^Lille/ }))
  await userEvent.click(dialog().getByRole('button', { name: 'Select place' }))
  await gone()
  await expect(args.onValueChange).not.toHaveBeenCalled()
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

Suggestions.test('says where each node is', async ({ args }) => {
  const options = screen.getAllByRole('option')
  await expect(options.map(({ textContent }) => textContent)).toEqual([
    'Raw materialsCzechia › BrnoBRQ1',
    'Raw materialsFrance › LilleLIL1',
  ])
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect(args.onValueChange).toHaveBeenCalledWith('LIL1', { reason: 'pick' })
})
