import { at, sceneAddress } from '@embpm/storybook/at'
import preview from '@embpm/storybook/preview'
import { StoryApp } from '@embpm/storybook/StoryApp'
import { createMemoryHistory, type RouterHistory } from '@tanstack/react-router'
import { HttpResponse, http } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { ScrumboardScreen } from './ScrumboardScreen.js'

const meta = preview.meta({ component: ScrumboardScreen })

const page = (path = '', language?: string) => sceneAddress(`apps/scrumboard${path}`, language)
const board = '/board-warehouse'
const shown = async () => void (await screen.findByRole('link', { name: 'Bin labels for hall 3' }))

const list = (name: string) => within(screen.getByRole('region', { name }))
/** Titles of the cards of a list, in their order. */
const titles = (name: string) =>
  list(name)
    .queryAllByRole('link')
    .map(({ textContent }) => textContent)
const card = (name: string) => screen.getByRole('link', { name })

let history: RouterHistory

/** A board with its lists. */
export const Default = meta.story({
  ...at(page(board)),
  beforeEach: () => {
    history = createMemoryHistory({ initialEntries: [page(board)] })
  },
  render: () => <StoryApp address={page(board)} history={history} />,
  play: shown,
})

/** All boards. */
export const Boards = meta.story({
  ...at(page()),
  play: async () => void (await screen.findByRole('link', { name: 'Warehouse roll-out' })),
})

/** On a phone: one list at a time, with a strip of the next one. */
export const Phone = meta.story({
  ...at(page(board), { phone: true }),
  play: async () => {
    await shown()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  },
})

/** A card is edited; on a phone, in German. */
export const German = meta.story({
  ...at(page(`${board}/card-warehouse-2-1`, 'de'), { phone: true }),
  play: async () => {
    await screen.findByRole('textbox', { name: 'Beschreibung' })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  },
})

Default.test('moves cards by keys and by mouse, takes a move back, and opens a card', async ({ userEvent }) => {
  await shown()
  const units = 'Units of measure of 312 articles'
  card(units).focus()
  await userEvent.keyboard('{Alt>}{Shift>}{ArrowUp}{/Shift}{/Alt}')
  await screen.findByText(`${units}: place 2 of 3, in Next`)
  await waitFor(() => expect(titles('Next')[1]).toBe(units))
  await expect(card(units)).toHaveFocus()
  await userEvent.keyboard('{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}')
  await waitFor(() => expect(titles('In work')[0]).toBe(units))
  await waitFor(() => expect(card(units)).toHaveFocus())
  await screen.findByText(`“${units}” moved to In work`)
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(titles('Next')[1]).toBe(units))

  const dragged = card('Bin labels for hall 3')
  const target = card('Перенести залишки складу в Києві')
  const [from, to] = [dragged.getBoundingClientRect(), target.getBoundingClientRect()]
  const end = { clientX: to.left + 20, clientY: to.top + 4 }
  await userEvent.pointer([
    { keys: '[MouseLeft>]', target: dragged, coords: { clientX: from.left + 10, clientY: from.top + 8 } },
    { target, coords: end },
  ])
  await waitFor(() => expect(document.querySelector('[data-card][data-target]')).toContainElement(target))
  await userEvent.pointer([{ keys: '[/MouseLeft]', target, coords: end }])
  await waitFor(() => expect(titles('In work')[1]).toBe('Bin labels for hall 3'))
  await expect(titles('Next')).toEqual([units, 'Former l’équipe de nuit'])
  await expect(history.location.pathname).toMatch(/board-warehouse$/)

  card(units).focus()
  await userEvent.keyboard('{Enter}')
  await screen.findByRole('dialog', { name: 'Card' })
  await expect(history.location.pathname).toMatch(/card-warehouse-2-3$/)
  history.back()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

const choose = async (userEvent: { click: (element: Element) => Promise<void> }, name: string, entry: string) => {
  await userEvent.click(screen.getByRole('button', { name: `Actions for the list ${name}` }))
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }))
  await waitFor(() => expect(document.querySelector('[role=menu]')).toBeNull())
}

Default.test('makes, renames, moves, sorts, empties and deletes lists', async ({ userEvent }) => {
  await shown()
  const lists = within(screen.getByRole('group', { name: 'Board' }))
  const headings = () => lists.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  await userEvent.click(screen.getByRole('button', { name: 'New list' }))
  await userEvent.keyboard('Parked{Enter}')
  await screen.findByRole('region', { name: 'Parked' })
  await userEvent.keyboard('{Escape}')
  await choose(userEvent, 'Parked', 'Move left')
  await waitFor(() => expect(headings()).toEqual(['Ideas', 'Next', 'In work', 'Parked', 'Done']))
  await choose(userEvent, 'Parked', 'Rename')
  const name = await screen.findByRole('textbox', { name: 'Name of the list' })
  await userEvent.clear(name)
  await userEvent.type(name, 'Later{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await screen.findByRole('button', { name: 'Actions for the list Later' })
  await choose(userEvent, 'Next', 'Sort by due date')
  await waitFor(() => expect(titles('Next')[0]).toBe('Units of measure of 312 articles'))
  await choose(userEvent, 'Next', 'Move all cards…')
  const dialog = within(await screen.findByRole('dialog', { name: 'Move all cards of Next' }))
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'List' }), 'Later')
  await userEvent.click(dialog.getByRole('button', { name: 'Move' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(titles('Later')).toHaveLength(3))
  await expect(titles('Next')).toEqual([])
  await choose(userEvent, 'Later', 'Delete list')
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(headings()).toEqual(['Ideas', 'Next', 'In work', 'Done']))
  await expect(screen.queryByRole('link', { name: 'Bin labels for hall 3' })).toBeNull()
})

Default.test('adds a card, gives it a new label, finds it by that, and deletes it', async ({ userEvent }) => {
  await shown()
  await userEvent.click(screen.getByRole('button', { name: 'Filter by label' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit labels' }))
  const labels = within(await screen.findByRole('dialog', { name: 'Labels' }))
  await userEvent.type(labels.getByRole('textbox', { name: 'New label' }), 'Gate{Enter}')
  const name = await labels.findByRole('textbox', { name: 'Name of the label Gate' })
  await userEvent.clear(name)
  await userEvent.type(name, 'Gate 3{Enter}')
  await labels.findByRole('textbox', { name: 'Name of the label Gate 3' })
  await userEvent.click(labels.getByRole('button', { name: 'Delete the label Training' }))
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(labels.queryByRole('textbox', { name: 'Name of the label Training' })).toBeNull())
  await userEvent.click(labels.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  await userEvent.click(screen.getByRole('button', { name: 'New card in In work' }))
  await userEvent.keyboard('Ask the press hall{Enter}')
  await list('In work').findByRole('link', { name: 'Ask the press hall' })
  await userEvent.keyboard('{Escape}')
  await userEvent.click(card('Ask the press hall'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Card' }))
  await userEvent.type(dialog.getByRole('textbox', { name: 'Description' }), 'Before noon')
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'List' }), 'Ideas')
  await userEvent.click(dialog.getByRole('button', { name: 'Choose labels' }))
  await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Gate 3' }))
  await userEvent.keyboard('{Escape}')
  await userEvent.click(await dialog.findByRole('button', { name: 'Save' }))
  await waitFor(() => expect(titles('Ideas').at(-1)).toBe('Ask the press hall'))

  await userEvent.click(await screen.findByRole('button', { name: 'Filter by label' }))
  await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Gate 3' }))
  await userEvent.keyboard('{Escape}')
  await screen.findByRole('button', { name: 'Label: Gate 3' })
  await waitFor(() => expect(titles('Next')).toEqual([]))
  await expect(titles('Ideas')).toEqual(['Ask the press hall'])
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search cards' }), 'noon')
  await screen.findByText('1 hit')
  await userEvent.click(card('Ask the press hall'))
  await userEvent.click(await screen.findByRole('button', { name: 'Delete card' }))
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Ask the press hall' })).toBeNull())
})

Default.test('takes back what the service refuses, and keeps what is typed', async ({ userEvent, msw }) => {
  await shown()
  msw.use(http.patch('*/api/apps/scrumboard/*', () => HttpResponse.json({}, { status: 503 })))
  const before = titles('Next')
  card('Bin labels for hall 3').focus()
  await userEvent.keyboard('{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}')
  await screen.findByText('“Bin labels for hall 3” could not be moved and is back in Next')
  await waitFor(() => expect(titles('Next')).toEqual(before))
  await waitFor(() => expect(card('Bin labels for hall 3')).toHaveFocus())
  await choose(userEvent, 'Next', 'Sort by due date')
  await screen.findByText('The change could not be saved. It is as it was')
  await waitFor(() => expect(titles('Next')).toEqual(before))
  await userEvent.click(card('Bin labels for hall 3'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Card' }))
  await userEvent.type(dialog.getByRole('textbox', { name: /^Title/ }), '!')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await dialog.findByText('It could not be saved. Your entries are kept: try again.')
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await userEvent.click(card('Bin labels for hall 3'))
  await expect(await screen.findByRole('textbox', { name: /^Title/ })).toHaveValue('Bin labels for hall 3!')
})
