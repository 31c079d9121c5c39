import { at, sceneAddress } from '@embpm/storybook/at'
import preview from '@embpm/storybook/preview'
import { StoryApp } from '@embpm/storybook/StoryApp'
import { createMemoryHistory, type RouterHistory } from '@tanstack/react-router'
import { expect, screen, spyOn, waitFor, within } from 'storybook/test'
import { docsText, type DocsText } from '../docsText.js'
import { GuideScreen } from './GuideScreen.js'

const meta = preview.meta({ component: GuideScreen })

const page = (path = '', language?: string) => sceneAddress(`docs/guides/getting-started${path}`, language)
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const list = () => within(screen.getByRole('navigation', { name: 'Guides' }))

let history: RouterHistory

/** The first guide, with the list of all. */
export const Default = meta.story({
  ...at(page('/introduction')),
  globals: { viewport: { value: 'wide' } },
  parameters: {
    ...at(page()).parameters,
    viewport: { options: { wide: { name: '1440 px', styles: { width: '1440px', height: '900px' } } } },
  },
  beforeEach: () => {
    history = createMemoryHistory({ initialEntries: [page('/introduction')] })
  },
  render: () => <StoryApp address={page('/introduction')} history={history} />,
  play: async () => void (await heading('Introduction')),
})

/** Words of the product, and keys as they are written on the keyboard. */
export const Keys = meta.story({
  ...at(page('/projects')),
  play: async () => void (await heading('Projects, orders and tasks')),
})

/** On a phone: the list of all guides below. */
export const Phone = meta.story({
  ...at(page('/finding-your-way'), { phone: true }),
  play: async () => {
    await heading('Find your way')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  },
})

/** In German, whose keyboard has other names. */
export const German = meta.story({
  ...at(page('/finding-your-way', 'de')),
  play: async () => {
    await heading('Sich zurechtfinden')
    await expect(screen.getByRole('article')).toHaveTextContent('StrgK öffnet die Suche')
  },
})

Default.test('is read in order, chosen from the list, and Back returns', async ({ userEvent }) => {
  await heading('Introduction')
  await userEvent.click(screen.getByRole('link', { name: 'Next: Sign in and choose an organisation' }))
  await waitFor(async () => expect(await heading('Sign in and choose an organisation')).toHaveFocus())
  await expect(history.location.pathname).toMatch(/\/getting-started\/signing-in$/u)
  await userEvent.click(screen.getByRole('link', { name: 'Back: Introduction' }))
  await heading('Introduction')
  await userEvent.click(list().getByRole('link', { name: 'Settings and language' }))
  await heading('Settings and language')
  await expect(list().getByRole('link', { current: 'page' })).toHaveTextContent('Settings and language')
  await expect(screen.queryByRole('link', { name: /^Next/u })).toBeNull()
  history.back()
  await heading('Introduction')
  history.push(page('/unknown'))
  await heading('There is no such guide')
  await userEvent.click(within(screen.getByRole('main')).getByRole('link', { name: 'Getting started' }))
  await heading('Introduction')
})

/** Somebody without a role is led to no page that they may not open. */
export const Ordinary = meta.story({
  ...at(page('/introduction'), { as: 'ordinary' }),
  play: async () => {
    await heading('Introduction')
    const article = within(screen.getByRole('article'))
    await expect(article.getByRole('link', { name: 'Processes' })).toBeVisible()
    await expect(article.queryByRole('link', { name: 'Operation orders' })).toBeNull()
  },
})

/** The text does not come. */
export const Failed = meta.story({
  ...at(page('/introduction'), { phone: true }),
  beforeEach: () => {
    let text: DocsText | undefined
    const part = docsText('en')
    const { load } = part
    spyOn(part, 'loaded').mockImplementation(() => text)
    spyOn(part, 'load')
      .mockImplementation(async () => (text = await load()))
      .mockRejectedValueOnce(new Error('503'))
  },
  play: async () => void (await heading('The text could not be loaded')),
})

Failed.test('is tried again', async ({ userEvent }) => {
  await heading('The text could not be loaded')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await heading('Introduction')
})
