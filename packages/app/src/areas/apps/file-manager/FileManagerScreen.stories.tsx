import { at, sceneAddress } from '@embpm/storybook/at'
import preview from '@embpm/storybook/preview'
import { StoryApp } from '@embpm/storybook/StoryApp'
import { createMemoryHistory, type RouterHistory } from '@tanstack/react-router'
import { HttpResponse, http } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { FileManagerScreen } from './FileManagerScreen.js'

const meta = preview.meta({ component: FileManagerScreen })

const page = (path = '', language?: string) => sceneAddress(`apps/file-manager${path}`, language)
const link = (name: string) => screen.findByRole('link', { name })
const shown = async () => void (await link('Budget 2027'))

let history: RouterHistory

/** The first folder: folders as tiles, files as a table. */
export const Default = meta.story({
  ...at(page()),
  beforeEach: () => {
    history = createMemoryHistory({ initialEntries: [page()] })
  },
  render: () => <StoryApp address={page()} history={history} />,
  play: shown,
})

/** Files as tiles, with the details of one beside them. */
export const Details = meta.story({
  ...at(page('?view=grid&item=file-budget-2027')),
  globals: { viewport: { value: 'wide' } },
  parameters: {
    ...at(page()).parameters,
    viewport: { options: { wide: { name: '1440 px', styles: { width: '1440px', height: '900px' } } } },
  },
  play: async () => void (await screen.findByText(/^Versão para aprovação/)),
})

/** On a phone. */
export const Phone = meta.story({
  ...at(page(), { phone: true }),
  play: async () => {
    await shown()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  },
})

/** A folder inside another one, in German, on a phone. */
export const German = meta.story({
  ...at(page('/folder-order-to-cash', 'de'), { phone: true }),
  play: async () => {
    await screen.findByRole('heading', { level: 2, name: 'Dateien' })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  },
})

Default.test(
  'goes into folders and back, and shows the details of files one after the other',
  async ({ userEvent }) => {
    await shown()
    await userEvent.click(await link('Blueprint'))
    await userEvent.click(await link('Order to cash'))
    await screen.findByRole('heading', { level: 1, name: 'Order to cash' })
    const way = within(screen.getByRole('navigation', { name: 'Breadcrumbs' }))
    await userEvent.click(way.getByRole('link', { name: 'File manager' }))
    await shown()
    await userEvent.click(await link('Budget 2027'))
    await screen.findByText(/^Versão para aprovação/)
    await expect(history.location.href).toMatch(/\?item=file-budget-2027$/)
    history.back()
    await waitFor(() => expect(screen.queryByText(/^Versão para aprovação/)).toBeNull())
    await expect(history.location.pathname).toMatch(/file-manager$/)
  },
)

Default.test('finds in a folder, sorts by size, and says what is empty or not there', async ({ userEvent, msw }) => {
  await shown()
  await userEvent.click(await screen.findByRole('columnheader', { name: /^Size/ }))
  const names = () =>
    within(screen.getByRole('grid'))
      .getAllByRole('link')
      .map(({ textContent }) => textContent)
  await waitFor(() => expect(names()[0]).toBe('Read me first'))
  const search = screen.getByRole('searchbox', { name: 'Search this folder' })
  await userEvent.type(search, 'signed')
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Budget 2027' })).toBeNull())
  await link('Blueprint')
  await userEvent.type(search, 'zzz')
  await screen.findByText('Nothing in this folder has “signedzzz”')
  await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }))
  await userEvent.click(await link('Archive'))
  await screen.findByText('This folder is empty')
  msw.use(http.get('*/api/apps/file-manager', () => HttpResponse.json({}, { status: 503 })))
  history.push(page('/folder-cutover'))
  await screen.findByText('The files could not be loaded')
  msw.use(http.get('*/api/apps/file-manager', () => HttpResponse.json({ folders: [], files: [], path: [] })))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('There is no such folder')
  await expect(screen.getByRole('link', { name: 'To the first folder' })).toBeVisible()
})
