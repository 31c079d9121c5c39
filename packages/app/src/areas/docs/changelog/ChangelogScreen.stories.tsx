import { at, sceneAddress } from '@embpm/storybook/at'
import preview from '@embpm/storybook/preview'
import { expect, screen, within } from 'storybook/test'
import { ChangelogScreen } from './ChangelogScreen.js'

const meta = preview.meta({ component: ChangelogScreen })

const page = (language?: string) => sceneAddress('docs/changelog', language)
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

/** What has changed, the newest first. */
export const Default = meta.story({
  ...at(page()),
  play: async () => {
    await heading('Changelog')
    const [first] = screen.getAllByRole('region')
    await expect(first).toHaveAccessibleName('Nov 28, 2026')
  },
})

/** On a phone. */
export const Phone = meta.story({
  ...at(page(), { phone: true }),
  play: async () => {
    await heading('Changelog')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  },
})

/** In German. */
export const German = meta.story({
  ...at(page('de')),
  play: async () => void (await heading('Änderungen')),
})

Default.test('leads to where a change is to be seen', async ({ userEvent }) => {
  await heading('Changelog')
  const day = within(screen.getByRole('region', { name: 'Nov 28, 2026' }))
  await userEvent.click(day.getByRole('link', { name: 'Getting started' }))
  await heading('Introduction')
})
