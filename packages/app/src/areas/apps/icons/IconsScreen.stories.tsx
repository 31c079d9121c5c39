import { at, sceneAddress } from '@embpm/storybook/at'
import preview from '@embpm/storybook/preview'
import { StoryApp } from '@embpm/storybook/StoryApp'
import { toasts } from '@embpm/ui/toast'
import { createMemoryHistory, type RouterHistory } from '@tanstack/react-router'
import { HttpResponse, http } from 'msw'
import { expect, mocked, screen, spyOn, waitFor, within } from 'storybook/test'
import { iconSets } from './iconSets.js'
import { IconsScreen } from './IconsScreen.js'

const meta = preview.meta({
  component: IconsScreen,
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    return () => toasts.clear()
  },
})

const page = (path = '', language?: string) => sceneAddress(`apps/icons${path}`, language)
const grid = (set: string) => screen.findByRole('grid', { name: set })
const cell = (name: string) => screen.findByRole('gridcell', { name })

/** Once the icon of a name is drawn. */
const drawn = async (name: string) => {
  await waitFor(async () => expect((await cell(name)).querySelectorAll('path, circle, rect')).not.toHaveLength(0))
  return cell(name)
}
const copied = () => mocked(navigator.clipboard.writeText).mock.lastCall?.[0]
/** The icon that the keys have come to. */
const active = (of: HTMLElement) => document.getElementById(of.getAttribute('aria-activedescendant') ?? '')

let history: RouterHistory

/** The first set. */
export const Default = meta.story({
  ...at(page()),
  globals: { viewport: { value: 'wide' } },
  parameters: {
    ...at(page()).parameters,
    viewport: { options: { wide: { name: '1440 px', styles: { width: '1440px', height: '900px' } } } },
  },
  beforeEach: () => {
    history = createMemoryHistory({ initialEntries: [page()] })
  },
  render: () => <StoryApp address={page()} history={history} />,
  play: async () => void (await drawn('activity')),
})

/** The set that is drawn for the small grid, on a phone. */
export const Phone = meta.story({
  ...at(page('/heroicons-mini'), { phone: true }),
  play: async () => {
    await drawn('academic-cap')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  },
})

/** Two tones, found by a part of their names, in German. */
export const German = meta.story({
  ...at(page('/material-twotone?search=data', 'de')),
  play: async () => {
    await drawn('data-array')
    await screen.findByText('23 Treffer')
  },
})

/** The names are there, and how they are drawn is not. */
export const Undrawn = meta.story({
  ...at(page('/heroicons-solid'), { phone: true }),
  beforeEach: ({ msw }) => {
    msw.use(http.get('*/assets/icons/*', () => HttpResponse.text('', { status: 503 })))
  },
  play: async () => {
    await screen.findByText(/^The drawings could not be loaded/)
    await cell('academic-cap')
  },
})

Default.test('has a tab for each set, by which it is listed', async ({ userEvent }) => {
  for (const { name } of iconSets) {
    await userEvent.click(screen.getByRole('link', { name }))
    await expect((await grid(`Icons of ${name}`)).querySelectorAll('[role=gridcell]').length).toBeGreaterThan(20)
  }
})

Default.test('copies the name of an icon that is clicked, and says so', async ({ userEvent }) => {
  await userEvent.click(await drawn('alert-circle'))
  await screen.findByText('“feather:alert-circle” copied')
  await expect(copied()).toBe('feather:alert-circle')
  await userEvent.click(await cell('award'))
  await screen.findByText('“feather:award” copied')
  await waitFor(() => expect(screen.queryByText('“feather:alert-circle” copied')).toBeNull())
})

Default.test('is walked through by keys, to the last of thousands', async ({ userEvent }) => {
  await drawn('activity')
  await userEvent.click(screen.getByRole('link', { name: 'Material Outline' }))
  const icons = await grid('Icons of Material Outline')
  await drawn('10k')
  icons.focus()
  await expect(active(icons)).toHaveTextContent('10k')
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}')
  await expect(active(icons)).toHaveTextContent('10mp')
  const [first] = within(icons).getAllByRole('row')
  const below = within(icons).getAllByRole('gridcell')[within(first ?? icons).getAllByRole('gridcell').length + 1]
  await userEvent.keyboard('{ArrowDown}')
  await expect(active(icons)).toBe(below)
  await userEvent.keyboard('{Control>}{End}{/Control}')
  await waitFor(() => expect(active(icons)).toHaveTextContent('zoom-out-map'))
  await expect(active(icons)).toBeVisible()
  icons.blur()
  icons.scrollTo({ top: 0 })
  await waitFor(() => expect(active(icons)).toBeNull())
  icons.focus()
  await waitFor(() => expect(active(icons)).toHaveTextContent('zoom-out-map'))
  // Of more than two thousand those in sight are in the document.
  await expect(within(icons).getAllByRole('gridcell').length).toBeLessThan(600)
  await userEvent.keyboard('{Enter}')
  await screen.findByText('“mat_outline:zoom-out-map” copied')
  await expect(copied()).toBe('mat_outline:zoom-out-map')
})

Default.test('is searched, also in the next set, and Back takes the search away', async ({ userEvent }) => {
  await drawn('activity')
  await screen.findByText('286')
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search icons' }), 'ARROW left')
  await screen.findByText('4 hits')
  await expect(within(await grid('Icons of Feather')).getAllByRole('gridcell')).toHaveLength(4)
  await userEvent.click(screen.getByRole('link', { name: 'Heroicons Solid' }))
  await grid('Icons of Heroicons Solid')
  await drawn('arrow-left')
  await expect(history.location.href).toMatch(/\/apps\/icons\/heroicons-solid\?search=ARROW/)
  history.back()
  await grid('Icons of Feather')
  history.back()
  await drawn('activity')
  await userEvent.type(screen.getByRole('searchbox'), 'zzz')
  await screen.findByRole('heading', { name: 'Nothing found for “zzz”' })
  await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }))
  await drawn('activity')
})

Default.test('says what could not be loaded, copied or is not there', async ({ userEvent, msw }) => {
  await drawn('activity')
  msw.use(
    http.get('*/api/ui/icons/heroicons-outline', () => HttpResponse.json({}, { status: 503 }), { once: true }),
    http.get('*/assets/icons/*', () => HttpResponse.text('', { status: 503 }), { once: true }),
  )
  await userEvent.click(screen.getByRole('link', { name: 'Heroicons Outline' }))
  await screen.findByRole('heading', { name: 'The icons could not be loaded' })
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await cell('academic-cap')
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  const icon = await drawn('academic-cap')
  await expect(screen.queryByText(/^The drawings could not be loaded/)).toBeNull()
  mocked(navigator.clipboard.writeText).mockRejectedValue(new Error('Refused'))
  spyOn(document, 'execCommand').mockReturnValue(false)
  await userEvent.click(icon)
  await screen.findByText('Could not copy')
  history.push(page('/font-nowhere'))
  await screen.findByRole('heading', { level: 1, name: 'There is no such icon set' })
})
