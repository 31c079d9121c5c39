import { at, sceneAddress } from '@embpm/storybook/at'
import preview from '@embpm/storybook/preview'
import { StoryApp } from '@embpm/storybook/StoryApp'
import { createMemoryHistory, type RouterHistory } from '@tanstack/react-router'
import { HttpResponse, http } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { TasksScreen } from './TasksScreen.js'

const meta = preview.meta({ component: TasksScreen })

const page = (path = '', language?: string) => sceneAddress(`apps/tasks${path}`, language)
const shown = async () => void (await screen.findByRole('link', { name: /^Freeze master data/ }))

let history: RouterHistory

/** The list, divided by sections. */
export const Default = meta.story({
  ...at(page()),
  beforeEach: () => {
    history = createMemoryHistory({ initialEntries: [page()] })
  },
  render: () => <StoryApp address={page()} history={history} />,
  play: shown,
})

/** A task with its details beside the list. */
export const Details = meta.story({
  ...at(page('/task-002')),
  globals: { viewport: { value: 'wide' } },
  beforeEach: () => () => void Reflect.deleteProperty(navigator, 'onLine'),
  parameters: {
    ...at(page()).parameters,
    viewport: { options: { wide: { name: '1440 px', styles: { width: '1440px', height: '900px' } } } },
  },
  play: async () => {
    await screen.findByRole('textbox', { name: 'Notes' })
    await screen.findByDisplayValue('Yusuf Karim')
  },
})

/** On a phone. */
export const Phone = meta.story({ ...at(page(), { phone: true }), play: shown })

/** In German, with the details on a phone. */
export const German = meta.story({
  ...at(page('/task-004', 'de'), { phone: true }),
  play: async () => {
    await screen.findByRole('textbox', { name: 'Notizen' })
    await screen.findByDisplayValue('Jonas Albrecht')
  },
})

const titles = () =>
  screen.getAllByRole('link', { name: /./ }).flatMap(({ dataset, textContent }) => (dataset.task ? [textContent] : []))

Default.test(
  'moves a task into the next section by mouse and by keys, completes it by keys, opens it',
  async ({ userEvent }) => {
    await shown()
    const models = () => within(screen.getByRole('region', { name: 'Process models' }))
    const dragged = screen.getByRole('link', { name: /^Load open purchase/ })
    const heading = models().getByRole('button', { name: 'Process models' })
    const [from, to] = [dragged.getBoundingClientRect(), heading.getBoundingClientRect()]
    const end = { clientX: to.left + 20, clientY: to.top + 8 }
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: dragged, coords: { clientX: from.left + 10, clientY: from.top + 8 } },
      { target: heading, coords: end },
    ])
    await waitFor(() => expect(document.querySelector('[data-drop]')).toContainElement(heading))
    await userEvent.pointer([{ keys: '[/MouseLeft]', target: heading, coords: end }])
    await waitFor(() => expect(models().getAllByRole('link')[0]).toHaveTextContent(/^Load open purchase/))
    await expect(history.location.pathname).toMatch(/tasks$/)
    const name = 'Перевірити друк накладних після переходу'
    const link = () => screen.getByRole('link', { name })
    const before = titles()
    link().focus()
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await waitFor(() => expect(titles().indexOf(name)).toBe(before.indexOf(name) - 1))
    await waitFor(() => expect(link()).toHaveFocus())
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowDown}{ArrowDown}{/Shift}{/Alt}')
    await waitFor(() => expect(models().getByRole('link', { name })).toHaveFocus())
    await screen.findByText(/in Process models$/)
    await userEvent.keyboard(' 2')
    await waitFor(() => expect(screen.getByRole('checkbox', { name: `${name}: done` })).toBeChecked())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(history.location.pathname).toMatch(/task-007$/))
    await expect(await screen.findByRole('combobox', { name: 'Priority' })).toHaveValue('high')
    history.back()
    await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Priority' })).toBeNull())
  },
)

Default.test('adds a task to a section, gives it a new tag, and deletes both', async ({ userEvent }) => {
  await shown()
  await userEvent.click(screen.getByRole('button', { name: 'Add a task to Tests' }))
  await userEvent.keyboard('Close the defects{Enter}')
  const tests = within(screen.getByRole('region', { name: 'Tests' }))
  const added = await tests.findByRole('link', { name: 'Close the defects' })
  await expect(tests.getAllByRole('link').at(-1)).toBe(added)
  await expect(screen.getByRole('textbox', { name: 'New task in Tests' })).toHaveValue('')
  await userEvent.keyboard('{Escape}')
  await userEvent.click(screen.getByRole('button', { name: 'Tags' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Tags' }))
  await userEvent.type(dialog.getByRole('textbox', { name: 'New tag' }), 'Gate{Enter}')
  const name = await dialog.findByRole('textbox', { name: 'Name of the tag Gate' })
  await userEvent.clear(name)
  await userEvent.type(name, 'Gate 3{Enter}')
  await dialog.findByRole('textbox', { name: 'Name of the tag Gate 3' })
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
  await userEvent.click(added)
  await userEvent.click(await screen.findByRole('button', { name: 'Choose tags' }))
  await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Gate 3' }))
  await userEvent.keyboard('{Escape}')
  await screen.findByRole('button', { name: 'Remove Gate 3' })
  await userEvent.click(screen.getByRole('button', { name: 'Delete task' }))
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Close the defects' })).toBeNull())
  await userEvent.click(await screen.findByRole('button', { name: 'Tags' }))
  const again = within(await screen.findByRole('dialog', { name: 'Tags' }))
  await userEvent.click(again.getByRole('button', { name: 'Delete the tag Gate 3' }))
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(again.queryByRole('button', { name: 'Delete the tag Gate 3' })).toBeNull())
})

Default.test(
  'finds by the service, marks what it found, and says when there is nothing',
  async ({ userEvent, msw }) => {
    await shown()
    const search = screen.getByRole('searchbox', { name: 'Search titles and notes' })
    await userEvent.type(search, 'order')
    const hit = await screen.findByRole('link', { name: 'Load open purchase orders & stock balances' })
    await waitFor(() => expect(hit.querySelector('mark')).toHaveTextContent('order'))
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Freeze master data/ })).toBeNull())
    await userEvent.type(search, 'zzz')
    await screen.findByRole('heading', { name: 'No task has “orderzzz”' })
    await userEvent.click(screen.getByRole('button', { name: 'Show all tasks' }))
    await shown()
    msw.use(http.get('*/api/apps/tasks/search', () => HttpResponse.json({}, { status: 503 })))
    await userEvent.type(search, 'load')
    await screen.findByRole('heading', { name: 'The tasks could not be searched' })
  },
)

Default.test('takes back what the service refuses, and says so', async ({ userEvent, msw }) => {
  await shown()
  msw.use(http.patch('*/api/apps/tasks/*', () => HttpResponse.json({}, { status: 503 })))
  const box = screen.getByRole('checkbox', { name: /^Freeze master data.*: done$/ })
  await userEvent.click(box)
  await screen.findByText(/^The change could not be saved/)
  await expect(box).not.toBeChecked()
  screen.getByRole('link', { name: /^Freeze master data/ }).focus()
  const before = titles()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await screen.findByText(/^The new order could not be saved/)
  await expect(titles()).toEqual(before)
})

/** Takes the network away, or gives it back. */
function network(isThere: boolean) {
  if (isThere) Reflect.deleteProperty(navigator, 'onLine')
  else Object.defineProperty(navigator, 'onLine', { configurable: true, value: false })
  window.dispatchEvent(new Event(isThere ? 'online' : 'offline'))
}

Details.test('keeps what is typed without network, and sends it once that is back', async ({ userEvent, msw }) => {
  msw.use(http.all('*/api/*', () => (navigator.onLine ? undefined : HttpResponse.error())))
  network(false)
  await userEvent.type(screen.getByRole('textbox', { name: 'Notes' }), ' No exceptions.')
  await userEvent.tab()
  await screen.findByText('Offline: kept here, saved once the network is back')
  network(true)
  await screen.findByText('Saved')
  const answer = await fetch('/api/apps/tasks/task?id=task-002')
  await expect(await answer.json()).toMatchObject({ notes: expect.stringMatching(/Greta\. No exceptions\.$/) })
})
