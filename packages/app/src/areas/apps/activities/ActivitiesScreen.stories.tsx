import { at, sceneAddress } from '@embpm/storybook/at'
import { pageState } from '@embpm/storybook/pageState'
import preview from '@embpm/storybook/preview'
import { StoryApp } from '@embpm/storybook/StoryApp'
import { createMemoryHistory, type RouterHistory } from '@tanstack/react-router'
import { HttpResponse, http } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { ActivitiesScreen } from './ActivitiesScreen.js'

const meta = preview.meta({ component: ActivitiesScreen })

const page = (language?: string) => sceneAddress('apps/activities', language)
const endpoint = '*/api/pages/activities'
const shown = async () => void (await screen.findByText(/approved the process/))

let history: RouterHistory

/** What happened, by day. */
export const Default = meta.story({
  ...at(page()),
  beforeEach: () => {
    history = createMemoryHistory({ initialEntries: [page()] })
  },
  render: () => <StoryApp address={page()} history={history} />,
  play: shown,
})

/** On a phone. */
export const Phone = meta.story({
  ...at(page(), { phone: true }),
  play: async () => {
    await shown()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  },
})

export const German = meta.story({
  ...at(page('de'), { phone: true }),
  play: async () => {
    await shown()
    await screen.findByRole('heading', { level: 2, name: 'Heute' })
  },
})

/** Nothing is told yet. */
export const Empty = meta.story({
  ...at(page()),
  beforeEach: ({ msw }) => msw.use(http.get(endpoint, () => HttpResponse.json([]))),
  play: async () => void (await screen.findByText('Nothing has happened yet')),
})

export const Failed = meta.story({
  ...at(page()),
  beforeEach: ({ msw }) => msw.use(http.get(endpoint, () => HttpResponse.json({}, { status: 503 }), { once: true })),
  play: async () => void (await screen.findByText('The activities could not be loaded')),
})

export const Loading = meta.story({
  ...at(page()),
  beforeEach: ({ msw }) => msw.use(http.get(endpoint, pageState.never)),
  play: async () => void (await screen.findByRole('progressbar', { name: 'Loading' })),
})

/** Nothing may come of it. */
const script = ['javascript', 'alert(1)'].join(':')

/** Texts that are up to no good: what they say is left, and nothing of it acts or asks another server. */
export const Hostile = meta.story({
  ...at(page()),
  beforeEach: ({ msw }) =>
    msw.use(
      http.get(endpoint, () =>
        HttpResponse.json(
          [script, 'https://news.test/1', '/administration/nowhere'].map((link, place) => ({
            id: `activity-${place}`,
            image: 'https://spy.test/face.png',
            description: '<b onclick="steal()">Somebody</b> wrote <img src="https://spy.test/1.gif">',
            extraContent:
              '<style>body{display:none}</style><p style="position:fixed">Look here</p><script>steal()</script>',
            date: '2026-11-19T09:00:00.000Z',
            link,
            linkedContent: `Link ${place}`,
            useRouter: place === 2,
          })),
        ),
      ),
    ),
  play: async () => {
    await expect(await screen.findAllByText('Look here')).toHaveLength(3)
    const list = screen.getByRole('region', { name: 'Yesterday' })
    await expect(list.querySelectorAll('img, script, style, [style], [onclick]')).toHaveLength(0)
    const links = within(list).getAllByRole('link')
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://news.test/1'])
    await expect(links[0]).toHaveAttribute('target', '_blank')
  },
})

Default.test('is divided by days, and leads to the pages that it speaks of', async ({ userEvent }) => {
  const days = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  await expect(days.slice(0, 2)).toEqual(['Today', 'Yesterday'])
  const today = within(screen.getByRole('region', { name: 'Today' }))
  await userEvent.click(today.getByRole('link', { name: 'Mailbox' }))
  await waitFor(() => expect(history.location.pathname).toMatch(/\/apps\/mailbox/))
})

Failed.test('is asked for again', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await shown()
})
