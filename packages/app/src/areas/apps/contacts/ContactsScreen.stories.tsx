import { at, sceneAddress } from '@embpm/storybook/at'
import preview from '@embpm/storybook/preview'
import { StoryApp } from '@embpm/storybook/StoryApp'
import { createMemoryHistory, type RouterHistory } from '@tanstack/react-router'
import { HttpResponse, http } from 'msw'
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test'
import { ContactsScreen } from './ContactsScreen.js'

const meta = preview.meta({ component: ContactsScreen })

const page = (path = '', language?: string) => sceneAddress(`apps/contacts${path}`, language)
const adaeze = '/person-adaeze-obi'

const row = (name: string) => screen.findByRole('link', { name: new RegExp(`^${name}`) })
const opened = (name: string) => screen.findByRole('heading', { name })
const list = () => within(screen.getByRole('navigation', { name: 'List of contacts' }))

/** The contacts by letters, and one beside them with all that is known. */
export const Default = meta.story({
  ...at(page(adaeze)),
  globals: { viewport: { value: 'wide' } },
  beforeEach: () => () => void Reflect.deleteProperty(navigator, 'onLine'),
  parameters: {
    ...at(page()).parameters,
    viewport: { options: { wide: { name: '1440 px', styles: { width: '1440px', height: '900px' } } } },
  },
  play: async () => {
    await row('Beatriz Carvalho')
    await opened('Adaeze Obi')
    await screen.findByText('Mobile, Nigeria +234')
    await screen.findByText(/^Owns the interfaces/)
  },
})

let history: RouterHistory

/** On a phone: the list, then the contact; Back leads to the list. */
export const Phone = meta.story({
  ...at(page(), { phone: true }),
  beforeEach: () => {
    history = createMemoryHistory({ initialEntries: [page()] })
  },
  render: () => <StoryApp address={page()} history={history} />,
  play: async ({ userEvent }) => {
    await userEvent.click(await row('Adaeze Obi'))
    await expect(await opened('Adaeze Obi')).toHaveProperty('tagName', 'H1')
    await expect(screen.queryByRole('heading', { name: 'Contacts' })).toBeNull()
    history.back()
    await opened('Contacts')
    await waitFor(() => expect(screen.getByRole('link', { name: /^Adaeze Obi/ })).toHaveFocus())
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  },
})

/** In German, a contact on a phone. */
export const German = meta.story({
  ...at(page('/person-greta-lindholm', 'de'), { phone: true }),
  play: async () => {
    await opened('Greta Lindholm')
    await screen.findByText('Mobil, Schweden +46')
    await screen.findByText(/^Steering committee/)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  },
})

German.test('leaves room for the filter of the list, however long the words beside it are', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('link', { name: 'Zurück zur Liste' }))
  await opened('Kontakte')
  await expect(screen.getByRole('combobox', { name: /^Anzeigen/ }).offsetWidth).toBeGreaterThan(100)
})

/** A contact is edited: several addresses and numbers, each with its kind. */
export const Edit = meta.story({
  ...at(page(`${adaeze}?edit=true`)),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: /^Edit contact/ }))
    await dialog.findAllByDisplayValue('Nigeria')
    await dialog.findByText(/^Owns the interfaces/)
  },
})

Default.test('is found by the service, by tags and by keys', async ({ userEvent }) => {
  await row('Beatriz Carvalho')
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search contacts' }), 'KOWALCZYK')
  await screen.findByText('2 hits')
  await waitFor(() => expect(list().getAllByRole('link')).toHaveLength(2))
  const filter = screen.getByRole('combobox', { name: 'Show those with the tag' })
  await userEvent.selectOptions(filter, 'Friend')
  await waitFor(() => expect(list().getAllByRole('link')).toHaveLength(1))
  await userEvent.selectOptions(filter, 'Baseball Team')
  await screen.findByRole('heading', { name: 'No contact found' })
  await userEvent.click(screen.getByRole('button', { name: 'Show all contacts' }))
  const first = await row('Adaeze Obi')
  first.focus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}')
  await expect(await row('Beatriz Carvalho')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await opened('Beatriz Carvalho')
  await userEvent.keyboard('{Home}')
  await expect(first).toHaveFocus()
})

Default.test('makes a contact with several ways to reach it, and deletes it', async ({ userEvent }) => {
  await row('Beatriz Carvalho')
  await userEvent.keyboard('n')
  const dialog = within(await screen.findByRole('dialog', { name: /^New contact/ }))
  await userEvent.click(dialog.getByRole('button', { name: 'Create' }))
  await dialog.findByText('1 problem to solve')
  await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Ängla Ström')
  await userEvent.click(dialog.getByRole('button', { name: 'Add e-mail address' }))
  const address = within(dialog.getByRole('group', { name: 'E-mail address 1' }))
  await userEvent.type(address.getByRole('textbox', { name: 'E-mail' }), 'angla@strom.example')
  await userEvent.click(dialog.getByRole('button', { name: 'Add phone number' }))
  const number = within(dialog.getByRole('group', { name: 'Phone number 1' }))
  await userEvent.type(number.getByRole('combobox', { name: /^Country/ }), 'Swed{Enter}')
  await userEvent.type(number.getByRole('textbox', { name: 'Phone' }), '070-123 64 41')
  await userEvent.click(dialog.getByRole('button', { name: 'Create' }))
  await opened('Ängla Ström')
  await expect(await screen.findByRole('link', { name: '070-123 64 41' })).toHaveAttribute(
    'href',
    'tel:0701236441;phone-context=+46',
  )
  await expect(screen.getByRole('link', { name: 'Write e-mail' })).toHaveAttribute('href', 'mailto:angla@strom.example')
  // Below A, without regard to its accent.
  const names = list()
    .getAllByRole('link')
    .map(({ dataset }) => dataset.contact)
  await expect(names.indexOf('person-adaeze-obi')).toBe(0)
  await expect((await row('Ängla Ström')).dataset.contact).toBe(names[1])
  await userEvent.click(screen.getByRole('button', { name: 'More for Ängla Ström' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete contact' }))
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  await screen.findByText('No contact is open')
  await waitFor(() => expect(screen.queryByRole('link', { name: /^Ängla/ })).toBeNull())
})

Default.test('is given a tag and a picture; what is refused is taken back', async ({ userEvent, msw }) => {
  await row('Beatriz Carvalho')
  await userEvent.click(screen.getByRole('button', { name: 'Edit tags' }))
  const tags = within(await screen.findByRole('dialog', { name: 'Tags' }))
  await userEvent.type(tags.getByRole('textbox', { name: 'New tag' }), 'Wave 3{Enter}')
  const name = await tags.findByRole('textbox', { name: 'Name of the tag Wave 3' })
  await userEvent.clear(name)
  await userEvent.type(name, 'Wave 2{Enter}')
  await tags.findByRole('textbox', { name: 'Name of the tag Wave 2' })
  await userEvent.click(tags.getByRole('button', { name: 'Close' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Choose tags' }))
  await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Wave 2' }))
  await screen.findByText('Wave 2', { selector: '.emb-chip-text' })
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(document.querySelector('[role=menu]')).toBeNull())

  await userEvent.click(screen.getByRole('button', { name: 'More for Adaeze Obi' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Change picture' }))
  const dialog = within(await screen.findByRole('dialog', { name: /^Change picture/ }))
  const file = new File([Uint8Array.of(0x47, 0x49, 0x46)], 'adaeze.gif', { type: 'image/gif' })
  await fireEvent.change(dialog.getByLabelText('New picture'), { target: { files: [file] } })
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const answer = await fetch('/api/apps/contacts/contact?id=person-adaeze-obi')
  await expect(await answer.json()).toMatchObject({ avatar: 'data:image/gif;base64,R0lG' })

  msw.use(http.patch('*/api/apps/contacts/contact', () => HttpResponse.json({}, { status: 503 })))
  await userEvent.click(screen.getByRole('button', { name: 'Remove Wave 2' }))
  await screen.findByText('The change could not be saved. The contact is as it was')
  await screen.findByRole('button', { name: 'Remove Wave 2' })

  await userEvent.click(screen.getByRole('button', { name: 'Edit tags' }))
  const again = within(await screen.findByRole('dialog', { name: 'Tags' }))
  await userEvent.click(again.getByRole('button', { name: 'Delete the tag Wave 2' }))
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove Wave 2' })).toBeNull())
})

/** Takes the network away, or gives it back. */
function network(isThere: boolean) {
  if (isThere) Reflect.deleteProperty(navigator, 'onLine')
  else Object.defineProperty(navigator, 'onLine', { configurable: true, value: false })
  window.dispatchEvent(new Event(isThere ? 'online' : 'offline'))
}

Default.test('keeps what is typed without network, until it is saved', async ({ userEvent, msw }) => {
  msw.use(http.all('*/api/*', () => (navigator.onLine ? undefined : HttpResponse.error())))
  await opened('Adaeze Obi')
  await userEvent.keyboard('e')
  const dialog = () => screen.findByRole('dialog', { name: /^Edit contact/ })
  const position = async () => within(await dialog()).findByRole('textbox', { name: 'Position' })
  network(false)
  await userEvent.type(await position(), ' (part-time)')
  await userEvent.click(within(await dialog()).getByRole('button', { name: 'Save' }))
  await screen.findByText(/^You are offline\. What you typed is kept/)
  await userEvent.click(within(await dialog()).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  network(true)
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }))
  await expect(await position()).toHaveValue('Integration architect (part-time)')
  await userEvent.click(within(await dialog()).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await screen.findByText('Integration architect (part-time)', { selector: 'dd' })
})
