import { at, sceneAddress } from '@embpm/storybook/at'
import preview from '@embpm/storybook/preview'
import { HttpResponse, http } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { ViewScreen } from '../view/ViewScreen.js'

/** A process with two publications, and drafts since. */
const compared = (more = '', language: 'en' | 'de' = 'en') =>
  sceneAddress(`bp/view?process=PRC-00085&from=PRC-00085-R3&to=PRC-00085-R5${more}`, language)

const meta = preview.meta({ component: ViewScreen })

const onWide = (address: string) => ({
  ...at(address),
  parameters: {
    ...at(address).parameters,
    viewport: { options: { wide: { name: '1440 px', styles: { width: '1440px', height: '900px' } } } },
  },
  globals: { viewport: { value: 'wide' } },
})

const heading = () => screen.findByRole('heading', { level: 1, name: 'Compare revisions' })
const rows = async () =>
  within((await screen.findByRole('heading', { name: /^Revisions/ })).closest('div')?.parentElement ?? document.body)
const drawn = () => screen.findByRole('button', { name: 'Zoom in' })
const row = async (name: RegExp) => (await rows()).findByRole('button', { name })
/** Two clicks in a row on different controls count as a double click within half a second. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 600))

/** What is published, and the newest draft. */
export const Default = meta.story({
  ...onWide(compared()),
  play: async () => {
    await heading()
    await drawn()
    await row(/From$/)
  },
})

Default.test('another revision is compared to by Enter, from by Shift and Enter', async ({ userEvent }) => {
  await drawn()
  const first = await row(/To$/)
  first.focus()
  await userEvent.keyboard('{End}{Shift>}{Enter}{/Shift}')
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/From$/))
  await userEvent.keyboard('{ArrowUp}{Enter}')
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/To$/))
})

Default.test('the two are swapped, and what was added is removed then', async ({ userEvent }) => {
  await drawn()
  const before = (await row(/From$/)).textContent.replace('From', '')
  await userEvent.click(screen.getByRole('button', { name: 'Swap the two revisions' }))
  await waitFor(async () => expect((await row(/To$/)).textContent.replace('To', '')).toBe(before))
})

Default.test('one that is restored is a new draft, and is compared to', async ({ userEvent }) => {
  await drawn()
  await userEvent.click(screen.getByRole('button', { name: /^Restore Revision 3/ }))
  await screen.findByText(/is restored as a new draft/)
  await expect(await row(/· restored/)).toHaveAccessibleName(/To$/)
})

Default.test('a revision gets a name and a comment, and is listed among the named', async ({ userEvent }) => {
  await drawn()
  await userEvent.click(screen.getByRole('button', { name: 'Name this revision' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Name the revision' }))
  await userEvent.type(dialog.getByRole('textbox', { name: 'Name of the revision' }), 'Before workshop 3')
  await userEvent.type(dialog.getByRole('textbox', { name: 'What has changed' }), 'With the wishes of shipping')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await row(/^Before workshop 3/)
  await pause()
  await userEvent.click(screen.getByRole('radio', { name: 'Named' }))
  await row(/^Before workshop 3/)
})

/** Both canvases, which move together. */
export const SideBySide = meta.story({
  ...onWide(compared('&mode=side')),
  play: async () => void (await drawn()),
})

/** The list of differences alone. */
export const Text = meta.story({
  ...onWide(compared('&mode=text')),
  play: async () => void (await screen.findByRole('heading', { name: /^Changed/ })),
})

/** On a phone: the differences first, then the diagram, then the revisions. */
export const Phone = meta.story({
  ...at(compared(), { phone: true }),
  play: async () => void (await screen.findByRole('tab', { name: /^Differences/ })),
})

Phone.test('lists the revisions, to compare another one', async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('tab', { name: 'Revisions' }))
  await row(/To$/)
})

/** An address names a revision that was thinned. */
export const Gone = meta.story({
  ...onWide(compared('').replace('PRC-00085-R3', 'PRC-00085-R99')),
  play: async () => void (await screen.findByRole('heading', { name: 'This revision is not there any more' })),
})

/** A model cannot be fetched: it says so, and asks again. */
export const Failing = meta.story({
  ...onWide(compared()),
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/api/processes/revisions/PRC-00085-R3', () => HttpResponse.json({}, { status: 503 }), { once: true }),
    ),
  play: async () => void (await screen.findByRole('heading', { name: 'This revision could not be loaded' })),
})

Failing.test('tries again', async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await drawn()
})

/** In German. */
export const German = meta.story({
  ...onWide(compared('', 'de')),
  play: async () => void (await screen.findByRole('heading', { level: 1, name: 'Revisionen vergleichen' })),
})
