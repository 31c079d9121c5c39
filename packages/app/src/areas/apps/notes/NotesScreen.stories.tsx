import { at, sceneAddress } from '@embpm/storybook/at'
import preview from '@embpm/storybook/preview'
import { HttpResponse, http } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { NotesScreen } from './NotesScreen.js'

const meta = preview.meta({ component: NotesScreen })

const page = (path = '', language?: string) => sceneAddress(`apps/notes${path}`, language)
const first = 'Cutover weekend, Kestrel wave 2'
const card = () => screen.findByRole('article', { name: first })
const shown = async () => void (await card())

/** The notes as cards. */
export const Default = meta.story({ ...at(page()), play: shown })

/** A note is edited; on a phone, in German. */
export const German = meta.story({
  ...at(page('/new', 'de'), { phone: true }),
  play: async () => void (await screen.findByRole('textbox', { name: 'Titel' })),
})

/** On a phone. */
export const Phone = meta.story({ ...at(page(), { phone: true }), play: shown })

Default.test('writes a note with a list and a label, and puts it into the archive', async ({ userEvent }) => {
  await shown()
  await userEvent.click(screen.getByRole('button', { name: 'New note' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New note' }))
  await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), 'Gate 3')
  await userEvent.type(dialog.getByRole('textbox', { name: 'New item' }), 'Ask Greta{Enter}')
  await userEvent.click(dialog.getByRole('button', { name: 'Choose labels' }))
  await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Decision' }))
  await userEvent.keyboard('{Escape}')
  await userEvent.click(await dialog.findByRole('button', { name: 'Save' }))
  const note = within(await screen.findByRole('article', { name: 'Gate 3' }))
  await userEvent.click(note.getByRole('checkbox', { name: 'Ask Greta' }))
  await note.findByText('Decision')
  await userEvent.click(note.getByRole('button', { name: 'Put Gate 3 into the archive' }))
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Gate 3' })).toBeNull())
  await userEvent.click(screen.getByRole('link', { name: 'Archive' }))
  await expect(
    within(await screen.findByRole('article', { name: 'Gate 3' })).getByRole('checkbox', { name: 'Ask Greta' }),
  ).toBeChecked()
})

Default.test('makes a label and shows the notes of one', async ({ userEvent }) => {
  await shown()
  await userEvent.click(screen.getByRole('button', { name: 'Edit labels' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Labels' }))
  await userEvent.type(dialog.getByRole('textbox', { name: 'New label' }), 'Steering{Enter}')
  const name = await dialog.findByRole('textbox', { name: 'Name of the label Steering' })
  await userEvent.clear(name)
  await userEvent.type(name, 'Steering group{Enter}')
  await dialog.findByRole('textbox', { name: 'Name of the label Steering group' })
  await userEvent.click(dialog.getByRole('button', { name: 'Delete the label Travel' }))
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(dialog.queryByRole('textbox', { name: 'Name of the label Travel' })).toBeNull())
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
  await screen.findByRole('link', { name: 'Steering group' })
  await userEvent.click(screen.getByRole('link', { name: 'Decision' }))
  await waitFor(() => expect(screen.queryByRole('article', { name: first })).toBeNull())
  await screen.findByRole('article', { name: /^Beschluss/ })
})

Default.test('adds to the list of a note at once, and deletes a note', async ({ userEvent }) => {
  await shown()
  await userEvent.click(screen.getByRole('link', { name: first }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit note' }))
  await userEvent.type(dialog.getByRole('textbox', { name: 'New item' }), 'Book the room{Enter}')
  await dialog.findByRole('checkbox', { name: 'Book the room: done' })
  await waitFor(async () => {
    const answer = await fetch('/api/apps/notes/all')
    await expect(await answer.text()).toContain('Book the room')
  })
  await userEvent.click(dialog.getByRole('button', { name: 'Delete note' }))
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(screen.queryByRole('article', { name: first })).toBeNull())
})

Default.test('takes back what the service refuses, and keeps what is typed', async ({ userEvent, msw }) => {
  const box = within(await card()).getByRole('checkbox', { name: 'Sign-off call, Sunday 20:00' })
  msw.use(http.patch('*/api/apps/notes', () => HttpResponse.json({}, { status: 503 })))
  await userEvent.click(box)
  await screen.findByText('The change could not be saved. It is as it was')
  await expect(box).not.toBeChecked()
  await userEvent.click(screen.getByRole('link', { name: first }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit note' }))
  await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), '!')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await dialog.findByText('It could not be saved. Your entries are kept: try again.')
  await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue(`${first}!`)
})
