import preview from '@embpm/storybook/preview'
import { Button } from '@embpm/ui/button'
import { http, HttpResponse } from 'msw'
import { useState } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import { atWork, onPhone, storyOrganisation, Workplace } from '../import/Workplace.fixture.js'
import type { RawSearch } from '../../shell/searchParams.js'
import { useDefaultView } from './useDefaultView.js'
import { viewAddress } from './viewAddress.js'
import { ViewsMenu } from './ViewsMenu.js'

const meta = preview.meta({ component: ViewsMenu, parameters: atWork })
const kind = { name: 'ricefws' }
/** A list's bar, with the address that the menu asks for beside it. */
function Bar({ start = {} }: { start?: RawSearch }) {
  const [search, setSearch] = useState<RawSearch>(start)
  const { pending, search: first } = useDefaultView(kind, storyOrganisation)
  return (
    <div style={{ display: 'flex', gap: 12 }}>
      <ViewsMenu kind={kind} organisation={storyOrganisation} search={search} onApply={setSearch} />
      <Button onPress={() => setSearch({ ...search, q: 'invoice' })}>Search invoice</Button>
      <output aria-label="Address">{viewAddress(search)}</output>
      <output aria-label="Default" hidden>
        {pending ? 'pending' : String(first?.saved ?? 'none')}
      </output>
    </div>
  )
}

const page = (start?: RawSearch, language?: string) => (
  <Workplace language={language}>{() => <Bar start={start} />}</Workplace>
)

interface Page {
  findByRole: (role: string, options: { name: string | RegExp }) => Promise<HTMLElement>
}
interface Typing {
  click: (element: Element) => Promise<void>
}

const openMenu = async (canvas: Page, userEvent: Typing) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^(View|Ansicht)(s|en)?(: |$)/ }))
  const menu = await screen.findByRole('menu')
  await waitFor(() => expect(menu).toBeVisible())
  await within(menu).findByRole('menuitemcheckbox', { name: 'Ready for acceptance' })
  return menu
}
const choose = async (canvas: Page, userEvent: Typing, name: string) => {
  await openMenu(canvas, userEvent)
  await userEvent.click(screen.getByRole('menuitemcheckbox', { name }))
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
}
const press = async (canvas: Page, userEvent: Typing, name: string) => {
  await openMenu(canvas, userEvent)
  await userEvent.click(screen.getByRole('menuitem', { name }))
}

/** Closed, without a view. */
export const Default = meta.story({
  render: () => page(),
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Views' })),
})

/** The own views and those that others share. */
export const Open = meta.story({
  render: () => page(),
  play: async ({ canvas, userEvent }) => void (await openMenu(canvas, userEvent)),
})

/** A view that was changed. */
export const Changed = meta.story({
  render: () => page(),
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, userEvent, 'Ready for acceptance')
    await userEvent.click(canvas.getByRole('button', { name: 'Search invoice' }))
    await openMenu(canvas, userEvent)
  },
})

/** On a phone, in German. */
export const PhoneGerman = meta.story({
  globals: onPhone,
  render: () => page({}, 'de'),
  play: async ({ canvas, userEvent }) => void (await openMenu(canvas, userEvent)),
})

/** What is on the screen is kept. */
export const SaveAs = meta.story({
  render: () => page({ status: 'build' }),
  play: async ({ canvas, userEvent }) => {
    await press(canvas, userEvent, 'Save as new view')
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Save view' })).toBeVisible())
  },
})

/** Where views are renamed, shared and deleted; those of others are left alone. */
export const Manage = meta.story({
  render: () => page(),
  play: async ({ canvas, userEvent }) => {
    await press(canvas, userEvent, 'Manage views')
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Saved views' })).toBeVisible())
    await expect(screen.getByRole('button', { name: 'Open Interfaces of sales' })).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Delete Interfaces of sales' })).toBeNull()
  },
})

/** The server fails; the list goes on without views. */
export const Failing = meta.story({
  render: () => page(),
  beforeEach: ({ msw }) => msw.use(http.get('*/api/views', () => HttpResponse.json({}, { status: 503 }))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Views' }))
    await screen.findByRole('menuitem', { name: /could not be loaded/ })
  },
})

Default.test('opens a view by keys, and shows its name', async ({ canvas, userEvent }) => {
  const button = await canvas.findByRole('button', { name: 'Views' })
  button.focus()
  await userEvent.keyboard('{ArrowDown}')
  await screen.findByRole('menuitemcheckbox', { name: 'Ready for acceptance' })
  await userEvent.keyboard('r')
  await waitFor(() => expect(screen.getByRole('menuitemcheckbox', { name: 'Ready for acceptance' })).toHaveFocus())
  await userEvent.keyboard('{Enter}')
  await expect(await canvas.findByRole('button', { name: 'View: Ready for acceptance' })).toBeVisible()
  await expect(canvas.getByLabelText('Address')).toHaveTextContent('sort=module&status=unit+test&status=UAT')
})

Changed.test('overwrites the view with what is on the screen', async ({ canvas, userEvent }) => {
  await userEvent.click(screen.getByRole('menuitem', { name: 'Save changes to “Ready for acceptance”' }))
  await expect(await screen.findByText('View “Ready for acceptance” saved')).toBeVisible()
  await expect(await canvas.findByRole('button', { name: 'View: Ready for acceptance' })).toBeVisible()
})

Changed.test('goes back to all entries', async ({ canvas, userEvent }) => {
  await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'All entries' }))
  await expect(await canvas.findByRole('button', { name: 'Views' })).toBeVisible()
  await expect(canvas.getByLabelText('Address')).toBeEmptyDOMElement()
})

SaveAs.test(
  'asks for a name, saves and opens the view, which the list then begins with',
  async ({ canvas, userEvent }) => {
    const dialog = within(screen.getByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Save view' }))
    await expect(dialog.getByText('Give the view a name')).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'In build')
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Open the list with this view' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save view' }))
    await expect(await canvas.findByRole('button', { name: 'View: In build' })).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText('Default')).not.toHaveTextContent('none'))
  },
)

SaveAs.test('keeps the name when it is taken', async ({ userEvent }) => {
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Ready for acceptance')
  await userEvent.click(dialog.getByRole('button', { name: 'Save view' }))
  await expect(await dialog.findByText('Another view of this list has this name')).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: /^Name/ })).toHaveValue('Ready for acceptance')
})

Manage.test('renames a view', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Change Ready for acceptance' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Change view' }))
  const name = dialog.getByRole('textbox', { name: /^Name/ })
  await userEvent.clear(name)
  await userEvent.type(name, 'To be accepted')
  await userEvent.click(dialog.getByRole('button', { name: 'Save view' }))
  await expect(await screen.findByRole('button', { name: 'Open To be accepted' })).toBeVisible()
})

Manage.test('deletes a view, and takes it back', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Delete Ready for acceptance' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Open Ready for acceptance' })).toBeNull())
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await expect(await screen.findByRole('button', { name: 'Open Ready for acceptance' })).toBeVisible()
})
