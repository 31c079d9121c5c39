import { at, sceneAddress } from '@embpm/storybook/at'
import preview from '@embpm/storybook/preview'
import { HttpResponse, http } from 'msw'
import { expect, screen, within } from 'storybook/test'
import { CoinsScreen } from './CoinsScreen.js'

const meta = preview.meta({ component: CoinsScreen })

const page = (language?: string) => sceneAddress('apps/crypto', language)
const shown = async () => void (await screen.findByRole('heading', { level: 2, name: 'Bitcoin (BTC)' }))

/** Prices, what is watched, and the wallets. */
export const Default = meta.story({ ...at(page()), play: shown })

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
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  },
})

export const Failed = meta.story({
  ...at(page()),
  beforeEach: ({ msw }) =>
    msw.use(http.get('*/api/dashboards/crypto', () => HttpResponse.json({}, { status: 503 }), { once: true })),
  play: async () => void (await screen.findByText('The prices could not be loaded')),
})

/** The amount of money in a text. */
const amountOf = (text: string | null | undefined) => Number(text?.replace(/[^0-9.-]/gu, ''))

Default.test('adds up what the wallets are worth, and says which way prices go', async () => {
  const rows = within(screen.getByRole('table')).getAllByRole('row')
  const worth = rows.slice(1, -1).map((row) => amountOf(row.lastElementChild?.textContent))
  await expect(worth).toHaveLength(4)
  const total = worth.reduce((sum, amount) => sum + amount, 0)
  await expect(amountOf(rows.at(-1)?.lastElementChild?.textContent)).toBeCloseTo(total, 2)
  const watched = within(screen.getByRole('list', { name: 'Watched' })).getAllByRole('listitem')
  await expect(watched.length).toBeGreaterThan(2)
  for (const coin of watched) {
    await expect(coin).toHaveTextContent(/[+-]\d/)
    await expect(within(coin).getByRole('img')).toHaveAccessibleName(/^From \$.* in two days$/)
  }
})

Failed.test('is asked for again', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await shown()
})
