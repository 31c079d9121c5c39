import preview from '@embpm/storybook/preview'
import { unpictured } from '@embpm/storybook/unpictured'
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

/** Only plants and what is in them can be chosen. */
export const Partly = meta.story({
  args: { isSelectable: ({ above }) => above !== null },
  parameters: unpictured,
})

Partly.test('Tab takes the node whose code or name was typed, and none that cannot be chosen', async ({ args }) => {
  const field = screen.getByRole('combobox', { name: 'Place' })
  const enter = async (text: string) => {
    await userEvent.clear(field)
    await userEvent.type(field, text)
    await userEvent.tab()
  }
  await enter('brq1')
  await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('BRQ1', { reason: 'pick' }))
  await enter('Ostrava')
  await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('OSR', { reason: 'pick' }))
  const kept = { CZ: 'Not found: CZ', 'Raw materials': 'Several are called Raw materials: choose one of them' }
  for (const [text, problem] of Object.entries(kept)) {
    await enter(text)
    await waitFor(() => expect(field).toHaveAccessibleDescription(problem))
    await expect(field).toHaveValue(text)
  }
  await expect(args.onValueChange).toHaveBeenCalledTimes(2)
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
