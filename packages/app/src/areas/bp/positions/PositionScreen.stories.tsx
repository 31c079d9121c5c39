import { nth } from '@embpm/storybook/nth'
import preview from '@embpm/storybook/preview'
import { expect, screen, waitFor, within } from 'storybook/test'
import { pageScenes } from '../../../entity/pageScenes.fixture.js'
import { PositionScreen } from './PositionScreen.js'

const meta = preview.meta({ component: PositionScreen })

const scenes = pageScenes({ path: 'bp/org/positions', id: 'POS-00061' })

/** One as one opens it. */
export const Default = meta.story(scenes.found)

/** One that does not exist yet. */
export const New = meta.story(scenes.new)

/** On a phone. */
export const Phone = meta.story(scenes.phone)

/** In German. */
export const German = meta.story(scenes.german)

Default.test('an assignment is ended from the timeline, by keys', async ({ canvas, userEvent }) => {
  const timeline = within(await canvas.findByRole('group', { name: 'Assignments' }))
  timeline.getByRole('button', { name: /: 80 %, / }).focus()
  await userEvent.keyboard('{Enter}')
  const dialog = within(await screen.findByRole('dialog', { name: 'Change assignment' }))
  await userEvent.click(await dialog.findByRole('button', { name: 'Ends today' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await expect(await screen.findByText('Saved')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await expect(await timeline.findByRole('button', { name: /: 80 %, .* – Nov 20, 2026/ })).toBeVisible()
})

Default.test('an overlap is refused at its field, with the days and by name', async ({ canvas, userEvent }) => {
  const timeline = within(await canvas.findByRole('group', { name: 'Assignments' }))
  const own = timeline.getByRole('button', { name: /: 80 %, / })
  const [, name = ''] = /, ([^,:]+): /.exec(own.title) ?? []
  await userEvent.click(canvas.getByRole('button', { name: 'Assign employee' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Assign employee' }))
  await userEvent.click(await dialog.findByRole('button', { name: /employee/i }))
  const picker = within(await screen.findByRole('dialog', { name: 'Select employee' }))
  await userEvent.type(picker.getByRole('searchbox'), name)
  await waitFor(() => expect(picker.getAllByRole('row')).toHaveLength(2))
  await userEvent.dblClick(nth(await picker.findAllByRole('row'), 1))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Select employee' })).toBeNull())
  await userEvent.click(dialog.getByRole('button', { name: 'Create' }))
  await expect(nth(await dialog.findAllByText(`${name} is already there: Nov 20, 2026 – open end.`), 0)).toBeVisible()
  await expect(dialog.getByRole('group', { name: /Valid from/ })).toHaveAccessibleDescription(/is already there/)
})

Default.test('shows the same as a list', async ({ canvas, userEvent }) => {
  await canvas.findByRole('group', { name: 'Assignments' })
  await userEvent.click(canvas.getByRole('radio', { name: 'List' }))
  const table = within(await canvas.findByRole('table'))
  await expect(table.getAllByRole('row')).toHaveLength(4)
})
