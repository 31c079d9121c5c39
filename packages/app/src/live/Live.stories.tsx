import { at, sceneAddress } from '@embpm/storybook/at'
import preview from '@embpm/storybook/preview'
import { StoryApp } from '@embpm/storybook/StoryApp'
import { unpictured } from '@embpm/storybook/unpictured'
import { expect, screen, waitFor } from 'storybook/test'
import { asAnother } from '../entity/asAnother.fixture.js'
import { liveEvents, withEvents } from './liveEvents.fixture.js'
import { PeopleHere } from './PeopleHere.js'

const meta = preview.meta({ component: PeopleHere })

const address = sceneAddress('bim/services/SRV-00001')
let events = liveEvents()

/** A page in a deployment that tells of what others do. */
const page = {
  ...at(address),
  render: () => <StoryApp address={address} configuration={withEvents} />,
  beforeEach: ({ msw }: { msw: { use: (...handlers: (typeof events)['handlers']) => void } }) => {
    events = liveEvents()
    msw.use(...events.handlers)
  },
}

const nameField = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Name/ })
const listening = async () => {
  const name = await nameField()
  await waitFor(() => expect(events.count()).toBe(1))
  return name
}

/** Others are at the same object, and one of them has saved what is being edited here. */
export const Default = meta.story({
  ...page,
  play: async ({ canvas, userEvent }) => {
    const name = await listening()
    await userEvent.type(name, ' of ours')
    events.tell({
      type: 'people',
      people: [
        { id: 'USR-00002', name: 'Jonas Feldmann', editing: true },
        { id: 'USR-00003', name: 'Ida Lindqvist', editing: false },
      ],
    })
    await asAnother.save('/data/services/SRV-00001', { host: 'their.example.test' })
    events.tell({ type: 'changed', kinds: ['services'] })
    await canvas.findByText(/saved changes on/)
    await canvas.findByText('Editing now: Jonas Feldmann')
  },
})

Default.test('keeps what was typed, and compares it with theirs when one wants to', async ({ canvas, userEvent }) => {
  await expect(await nameField()).toHaveValue('Sales order of ours')
  await userEvent.click(canvas.getByRole('button', { name: 'Compare' }))
  await userEvent.click(await canvas.findByRole('button', { name: 'Save these choices' }))
  await expect(await screen.findByText('Saved')).toBeVisible()
  await expect(canvas.queryByText(/saved changes on/)).toBeNull()
  await expect(await nameField()).toHaveValue('Sales order of ours')
  await expect(canvas.getByRole('textbox', { name: 'Host' })).toHaveValue('their.example.test')
})

/** The same on a phone, in German. */
export const Phone = meta.story({
  ...page,
  ...at(sceneAddress('bim/services/SRV-00001', 'de'), { phone: true }),
  render: () => <StoryApp address={sceneAddress('bim/services/SRV-00001', 'de')} configuration={withEvents} />,
  play: async ({ canvas }) => {
    await listening()
    events.tell({
      type: 'people',
      people: [
        { id: 'USR-00002', name: 'Jonas Feldmann', editing: true },
        { id: 'USR-00003', name: 'Ida Lindqvist', editing: true },
        { id: 'USR-00004', name: 'Bo Ek', editing: false },
      ],
    })
    await canvas.findByText('Auch hier: Bo Ek')
  },
})

/** Nothing was typed here. */
export const Reading = meta.story({ ...page, parameters: { ...page.parameters, ...unpictured } })

Reading.test('shows what others save, says where it is, and forgets who has gone', async ({ canvas, userEvent }) => {
  const name = await listening()
  await waitFor(() =>
    expect(events.places).toContainEqual({ place: { kind: 'services', id: 'SRV-00001', editing: false } }),
  )
  await asAnother.save('/data/services/SRV-00001', { name: 'Their name' })
  events.tell({ type: 'changed', kinds: ['services'] })
  await waitFor(() => expect(name).toHaveValue('Their name'))
  await expect(canvas.queryByText(/saved changes on/)).toBeNull()

  events.tell({ type: 'people', people: [{ id: 'USR-00003', name: 'Ida Lindqvist', editing: false }] })
  await expect(await canvas.findByText('Also here: Ida Lindqvist')).toBeVisible()
  events.tell({ type: 'people', people: [] })
  await waitFor(() => expect(canvas.queryByText('Also here: Ida Lindqvist')).toBeNull())

  await userEvent.type(name, '!')
  await waitFor(() =>
    expect(events.places.at(-1)).toEqual({ place: { kind: 'services', id: 'SRV-00001', editing: true } }),
  )
})

Reading.test(
  'says that the server is away, keeps the page, and says when it is back',
  async ({ canvas, userEvent }) => {
    const name = await listening()
    await userEvent.type(name, '!')
    events.turn(false)
    await expect(await canvas.findByText(/The server does not answer/)).toBeVisible()
    await asAnother.save('/data/services/SRV-00001', { host: 'their.example.test' })
    events.turn(true)
    await expect(await screen.findByText('The server is back.')).toBeVisible()
    await waitFor(() => expect(canvas.queryByText(/The server does not answer/)).toBeNull())
    await expect(name).toHaveValue('Sales order!')
  },
)
