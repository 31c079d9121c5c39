import { at, sceneAddress } from '@embpm/storybook/at'
import preview from '@embpm/storybook/preview'
import { HttpResponse, http } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { ProjectManagementScreen } from './ProjectManagementScreen.js'

const meta = preview.meta({ component: ProjectManagementScreen })

const page = (search = '', language?: string) =>
  `${sceneAddress('implementation/project-management', language)}${search}`
const endpoint = '*/api/implementation/project-status/read'
const wide = { viewport: { options: { wide: { name: '1440 px', styles: { width: '1440px', height: '900px' } } } } }
const onWide = (address: string) => ({
  ...at(address),
  parameters: { ...at(address).parameters, ...wide },
  globals: { viewport: { value: 'wide' } },
})

const portfolio = (name = 'Project management') => screen.findByRole('table', { name })
const project = async () => {
  await screen.findByRole('grid', { name: 'Risk matrix' })
  await screen.findByRole('button', { name: 'Probability 4, impact 5, open risks: 1' })
  await screen.findAllByText(/issued by/)
}

/** All projects, those that need somebody first. */
export const Default = meta.story({ ...onWide(page()), play: async () => void (await portfolio()) })

/** One project with its figures, report, phases, milestones and risks. */
export const Project = meta.story({ ...onWide(page('?project=PRJ-00001')), play: project })

/** A project without risks and reports. */
export const Bare = meta.story({
  ...onWide(page('?project=PRJ-00007')),
  play: async () => {
    await screen.findByText('No report was issued yet.')
    await screen.findByRole('grid', { name: 'Risk matrix' })
  },
})

/** On a phone each project is a card. */
export const Phone = meta.story({
  ...at(page(), { phone: true }),
  play: async () => {
    await screen.findByRole('link', { name: /^P-1001/ })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  },
})

/** On a phone: figures, report, phases, milestones and risks below each other. */
export const ProjectOnAPhone = meta.story({
  ...at(page('?project=PRJ-00001'), { phone: true }),
  play: async () => {
    await project()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  },
})

/** A report that is written beside the lights that the figures propose. */
export const Writing = meta.story({
  ...onWide(page('?project=PRJ-00001')),
  play: async ({ userEvent }) => {
    await project()
    await userEvent.click(screen.getByRole('button', { name: /^(?:Write a report|Continue the draft)$/ }))
    await screen.findByRole('dialog')
  },
})

/** In German. */
export const German = meta.story({
  ...onWide(page('', 'de')),
  play: async () => void (await portfolio('Projektmanagement')),
})

/** There are no projects yet. */
export const Empty = meta.story({
  ...at(page()),
  beforeEach: ({ msw }) => msw.use(http.post(endpoint, () => HttpResponse.json({ projects: [] }))),
  play: async () => void (await screen.findByText('No projects here')),
})

/** It could not be loaded. */
export const Failing = meta.story({
  ...at(page()),
  beforeEach: ({ msw }) => msw.use(http.post(endpoint, () => HttpResponse.json({}, { status: 503 }))),
  play: async () => void (await screen.findByText('The projects could not be loaded')),
})

Default.test('says lights as words, and filters by them', async ({ userEvent }) => {
  const table = await portfolio()
  const first = within(table).getAllByRole('row')[1]
  await expect(within(first ?? table).getByText(/^Red/)).toBeVisible()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Traffic light' }), 'Amber')
  await waitFor(() => expect(within(table).queryByText(/^Red/)).toBeNull())
})

Default.test('opens a project', async ({ userEvent }) => {
  await userEvent.click(within(await portfolio()).getByRole('link', { name: /^P-1001/ }))
  await project()
})

Project.test('arrows go from cell to cell, Enter filters the risks', async ({ userEvent }) => {
  screen.getByRole('button', { name: 'Probability 5, impact 5, open risks: 0' }).focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect(screen.getByRole('button', { name: 'Probability 4, impact 5, open risks: 1' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /^Probability 4, impact 5/ })).toHaveAttribute('aria-pressed', 'true'),
  )
  await screen.findByText('Master data is not clean in time')
  await waitFor(() => expect(screen.queryByText('Cutover weekend collides with year-end closing')).toBeNull())
})

Bare.test('a report is written beside the proposal and issued', async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Write a report' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Issue report' }))
  await dialog.findByText('A report says in short how the project stands.')
  await userEvent.type(dialog.getByRole('textbox', { name: /^In short/ }), 'Not begun yet.')
  await userEvent.click(dialog.getByRole('button', { name: 'Issue report' }))
  await screen.findByText('Report issued')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await screen.findByText(/issued by/)
  await expect(screen.getByText('Not begun yet.')).toBeVisible()
})

Writing.test('what was written is kept until one says that it is not', async ({ userEvent }) => {
  const summary = () => within(screen.getByRole('dialog')).getByRole('textbox', { name: /^In short/ })
  await userEvent.clear(summary())
  await userEvent.type(summary(), 'The cutover is safe again.')
  await userEvent.keyboard('{Escape}')
  const asked = within(await screen.findByRole('alertdialog'))
  await userEvent.click(asked.getByRole('button', { name: 'Go on writing' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await expect(summary()).toHaveValue('The cutover is safe again.')
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }))
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

Writing.test('a light that differs from the proposal needs a reason', async ({ userEvent }) => {
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /^Schedule/ }), 'Green')
  const reason = await dialog.findByRole('textbox', { name: /^Why a light differs/ })
  await userEvent.clear(reason)
  const summary = dialog.getByRole('textbox', { name: /^In short/ })
  await userEvent.clear(summary)
  await userEvent.type(summary, 'On track.')
  await userEvent.click(dialog.getByRole('button', { name: 'Issue report' }))
  await dialog.findByText('A light differs from the proposal: say why.')
  await userEvent.type(reason, 'The plan of the supplier came today.')
  await userEvent.click(dialog.getByRole('button', { name: 'Issue report' }))
  await screen.findByText('Report issued')
})
