import { at, sceneAddress } from '@embpm/storybook/at'
import preview from '@embpm/storybook/preview'
import { StoryApp } from '@embpm/storybook/StoryApp'
import { unpictured } from '@embpm/storybook/unpictured'
import { createMemoryHistory } from '@tanstack/react-router'
import { expect, screen, waitFor, within } from 'storybook/test'
import { SettingsScreen } from './SettingsScreen.js'

const meta = preview.meta({ component: SettingsScreen })

const page = sceneAddress('bp/settings')

/** The settings of somebody who has changed nothing. */
export const Default = meta.story({
  ...at(page),
  play: async ({ canvas }) => void (await canvas.findByRole('region', { name: 'Appearance' })),
})

/** On a phone. */
export const Phone = meta.story({ ...at(page, { phone: true }) })

/** In German. */
export const German = meta.story({ ...at(sceneAddress('bp/settings', 'de')) })

const root = () => document.documentElement
/** What is remembered of the look. */
const remembered = (): unknown => JSON.parse(localStorage.getItem('fuseConfig') ?? '{}')

Default.test(
  'what is chosen is applied at once and remembered; the defaults come back, and go again',
  async (context) => {
    const { canvas, userEvent } = context
    const [scheme, theme] = [root().dataset.scheme, root().dataset.theme]
    try {
      await userEvent.click(await canvas.findByRole('radio', { name: 'Plum' }))
      await expect(root()).toHaveAttribute('data-theme', 'theme-plum')
      await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }))
      await expect(root()).toHaveAttribute('data-scheme', 'dark')
      await userEvent.click(canvas.getByRole('radio', { name: 'Dense' }))
      await waitFor(() => expect(canvas.getByText('Processes', { selector: 'span' })).toBeVisible())
      await expect(remembered()).toMatchObject({ theme: 'theme-plum', scheme: 'dark', layout: 'dense' })
      await userEvent.click(canvas.getByRole('button', { name: 'Restore defaults' }))
      await expect(root()).toHaveAttribute('data-theme', 'theme-brand')
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
      await expect(remembered()).toMatchObject({ theme: 'theme-plum', layout: 'dense' })
    } finally {
      if (theme === undefined) delete root().dataset.theme
      else root().dataset.theme = theme
      if (scheme === undefined) delete root().dataset.scheme
      else root().dataset.scheme = scheme
    }
  },
)

Default.test('lists have rows of the chosen height', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('radio', { name: 'Comfortable' }))
  await userEvent.click(canvas.getByRole('link', { name: 'Requirements' }))
  const row = () => canvas.getAllByRole('row')[1]
  await waitFor(() => expect(row()?.getBoundingClientRect().height).toBe(40))
})

Default.test('single keys do nothing once they are turned off', async ({ canvas, userEvent }) => {
  const keys = within(await canvas.findByRole('region', { name: 'Keys' }))
  await expect(keys.getByText('Result of a test step')).toBeVisible()
  await userEvent.click(keys.getByRole('switch', { name: 'Single-key shortcuts' }))
  await expect(keys.queryByText('Result of a test step')).toBeNull()
  await expect(keys.getByText('Next problem of a diagram')).toBeVisible()
  try {
    await userEvent.click(canvas.getByRole('link', { name: 'Requirements' }))
    const search = await canvas.findByRole('searchbox', { name: 'Search requirements' })
    await userEvent.keyboard('/')
    await expect(search).not.toHaveFocus()
  } finally {
    delete root().dataset.singleKeys
  }
})

Default.test('what is switched off is neither shown nor counted by the bell, until it is on again', async (context) => {
  const { canvas, userEvent } = context
  const bell = (unread: number) => canvas.findByRole('button', { name: `Notifications, ${unread} unread` })
  const notices = within(await canvas.findByRole('region', { name: 'Notifications' }))
  await bell(5)
  await userEvent.click(notices.getByRole('switch', { name: 'Mentions' }))
  await userEvent.click(await bell(4))
  const panel = within(await screen.findByRole('dialog', { name: 'Notifications' }))
  await expect(await panel.findByText(/^Approval · /)).toBeVisible()
  await expect(panel.queryByText(/^Mention · /)).toBeNull()
  await userEvent.keyboard('{Escape}')
  await expect(remembered()).toMatchObject({ mutedNotices: { 'USR-00001': ['mention'] } })
  await userEvent.click(canvas.getByRole('button', { name: 'Restore defaults' }))
  await bell(5)
  await expect(notices.getByRole('switch', { name: 'Mentions' })).toBeChecked()
})

const history = () => createMemoryHistory({ initialEntries: [page] })
let walked = history()

/** With a history that the story moves in. */
export const Walked = meta.story({
  ...at(page),
  parameters: { ...at(page).parameters, ...unpictured },
  render: () => {
    walked = history()
    return <StoryApp address={page} history={walked} />
  },
})

Walked.test('a visit begins with the page that was chosen', async ({ canvas, userEvent }) => {
  const start = await canvas.findByRole('combobox', { name: 'Start page' })
  await userEvent.type(start, 'requirem')
  await userEvent.click(await screen.findByRole('option', { name: /^Requirements/ }))
  walked.push('/')
  await canvas.findByRole('heading', { level: 1, name: 'Requirements' })
})
