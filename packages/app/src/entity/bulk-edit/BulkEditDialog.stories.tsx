import { pageState } from '@embpm/storybook/pageState'
import preview from '@embpm/storybook/preview'
import { http, HttpResponse } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { atWork, onPhone } from '../import/Workplace.fixture.js'
import { BulkEditDialog } from './BulkEditDialog.js'
import { bulkPage, changed } from './BulkStory.fixture.js'

const meta = preview.meta({
  component: BulkEditDialog,
  parameters: atWork,
  beforeEach: () => void changed.mockClear(),
})
const endpoint = '*/api/processes/ricefws/update'
interface Page {
  findByRole: (role: string, options: { name: string }) => Promise<HTMLElement>
}
interface Typing {
  click: (element: Element) => Promise<void>
  selectOptions: (element: Element, option: string) => Promise<void>
}

const openDialog = async (canvas: Page, userEvent: Typing) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Select and change' }))
  await screen.findByRole('combobox', { name: /^(Field to change|Zu änderndes Feld)/ })
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
}

const setStatus = async (canvas: Page, userEvent: Typing, value = 'Functional spec') => {
  await openDialog(canvas, userEvent)
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: /^(Field to change|Zu änderndes Feld)/ }),
    'Status',
  )
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), value)
}

/** The fields that can be changed. */
export const Default = meta.story({
  render: () => bulkPage(),
  play: async ({ canvas, userEvent }) => openDialog(canvas, userEvent),
})

/** What changes, and what stays. */
export const Preview = meta.story({
  render: () => bulkPage(),
  play: async ({ canvas, userEvent }) => {
    await setStatus(canvas, userEvent)
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Another field' }), 'Module')
    await userEvent.type(await screen.findByRole('textbox', { name: 'Module' }), 'FI')
  },
})

/** Others shall answer for them: found by name, and shown by name. */
export const Owner = meta.story({
  render: () => bulkPage(),
  play: async ({ canvas, userEvent }) => {
    await openDialog(canvas, userEvent)
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Field to change' }), 'Technical owner')
    await userEvent.type(await screen.findByRole('combobox', { name: 'Technical owner' }), 'kowalczyk marta')
    await userEvent.click(await screen.findByRole('option', { name: /Marta Kowalczyk/ }))
    const grid = within(await screen.findByRole('grid', { name: 'What changes' }))
    await waitFor(() => expect(grid.getAllByText('Marta Kowalczyk').length).toBeGreaterThan(0))
    await waitFor(() => expect(grid.queryByText(/^USR-/)).toBeNull())
  },
})

/** On a phone. */
export const Phone = meta.story({
  globals: onPhone,
  render: () => bulkPage(),
  play: async ({ canvas, userEvent }) => setStatus(canvas, userEvent),
})

/** In German. */
export const German = meta.story({
  render: () => bulkPage({ language: 'de' }),
  play: async ({ canvas, userEvent }) => setStatus(canvas, userEvent, 'Fachkonzept'),
})

/** A value that the entities may not have is not written. */
export const NotAllowed = meta.story({
  render: () => bulkPage(),
  play: async ({ canvas, userEvent }) => {
    await openDialog(canvas, userEvent)
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Field to change' }), 'Planned (h)')
    await userEvent.type(await screen.findByRole('textbox', { name: 'Planned (h)' }), '-5')
    await userEvent.tab()
    await expect(await screen.findByText('This value is not allowed here')).toBeVisible()
    await expect(screen.getByRole('button', { name: /^Change \d entr/ })).toBeDisabled()
  },
})

/** Some could not be changed; each is named with the reason. */
export const Refused = meta.story({
  render: () => bulkPage(),
  beforeEach: ({ msw }) =>
    msw.use(
      http.post(endpoint, async ({ request }) => {
        const body: unknown = await request.json()
        const entities: unknown = typeof body === 'object' && body && 'entities' in body ? body.entities : []
        const codes = ['CONFLICT', 'NOT_FOUND', 'TAKEN', 'MISPLACED', 'FORBIDDEN', 'LOCKED']
        const refused = (Array.isArray(entities) ? entities : []).map((entity: { id: string }, index) => ({
          id: entity.id,
          code: codes[index % codes.length],
        }))
        return HttpResponse.json({ changed: [], refused })
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await setStatus(canvas, userEvent)
    await userEvent.click(screen.getByRole('button', { name: /^Change \d entr/ }))
    await screen.findAllByText('Somebody else changed it in the meantime')
    await expect(screen.getByText('Another entry has this key')).toBeVisible()
    await expect(changed).not.toHaveBeenCalled()
  },
})

/** The server fails; what was chosen stays. */
export const Failing = meta.story({
  render: () => bulkPage(),
  beforeEach({ msw }) {
    let requests = 0
    msw.use(http.post(endpoint, () => (requests++ === 0 ? HttpResponse.json({}, { status: 503 }) : undefined)))
  },
  play: async ({ canvas, userEvent }) => {
    await setStatus(canvas, userEvent)
    await userEvent.click(screen.getByRole('button', { name: /^Change \d entr/ }))
    await screen.findByText('The server did not answer')
  },
})

/** The server takes its time. */
export const Slow = meta.story({
  render: () => bulkPage(),
  beforeEach: ({ msw }) => msw.use(http.post(endpoint, pageState.never)),
  play: async ({ canvas, userEvent }) => {
    await setStatus(canvas, userEvent)
    await userEvent.click(screen.getByRole('button', { name: /^Change \d entr/ }))
  },
})

Preview.test('marks what stays, writes the rest, and takes it back', async ({ userEvent }) => {
  const grid = within(screen.getByRole('grid', { name: 'What changes' }))
  await expect(grid.getAllByRole('img', { name: 'becomes' }).length).toBeGreaterThan(0)
  await userEvent.click(screen.getByRole('button', { name: /^Change \d entr/ }))
  await expect(await screen.findByText(/^\d entries changed$/)).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await expect(changed).toHaveBeenCalledOnce()
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await expect(await screen.findByText(/^\d entries are as they were$/)).toBeVisible()
})

Owner.test('is written for all of them', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: /^Change \d entr/ }))
  await expect(await screen.findByText(/changed$/)).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

Preview.test('empties a field, and leaves fields as they are again', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Leave empty: Module' }))
  await expect(screen.getByRole('textbox', { name: 'Module' })).toHaveValue('')
  await expect(screen.getAllByText('(empty)').length).toBeGreaterThan(0)
  await userEvent.click(screen.getByRole('button', { name: 'Do not change Module' }))
  await expect(screen.queryByRole('textbox', { name: 'Module' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Do not change Status' }))
  await expect(screen.queryByRole('grid')).toBeNull()
  await expect(screen.getByRole('button', { name: /^Change 0/ })).toBeDisabled()
})

Failing.test('tries again with what was chosen', async ({ userEvent }) => {
  await expect(screen.getByRole('combobox', { name: 'Status' })).toBeDisabled()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await expect(await screen.findByText(/changed$/)).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

Default.test('is done by keys alone', async ({ userEvent }) => {
  const field = screen.getByRole('combobox', { name: 'Field to change' })
  for (let step = 0; step < 6 && document.activeElement !== field; step++) await userEvent.tab()
  await expect(field).toHaveFocus()
  await userEvent.selectOptions(field, 'Status')
  const status = await screen.findByRole('combobox', { name: 'Status' })
  for (let step = 0; step < 8 && document.activeElement !== status; step++) await userEvent.tab({ shift: true })
  await expect(status).toHaveFocus()
  await userEvent.selectOptions(status, 'Build')
  const apply = screen.getByRole('button', { name: /^Change \d entr/ })
  for (let step = 0; step < 12 && document.activeElement !== apply; step++) await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect(await screen.findByText(/changed$/)).toBeVisible()
})
