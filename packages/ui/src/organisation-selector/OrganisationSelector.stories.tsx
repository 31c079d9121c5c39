import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '@embpm/storybook/preview'
import { stateOf, states } from '@embpm/storybook/states'
import { OrganisationSelector, type OrganisationOption } from './OrganisationSelector.js'

const few: readonly OrganisationOption[] = [
  { id: 'terranova', title: 'Terranova Group' },
  { id: 'energy', title: 'Terra Energy' },
  { id: 'nordwind', title: 'Nordwind Logistics' },
  { id: 'alpina', title: 'Alpina Retail' },
]
const long: OrganisationOption = {
  id: 'long',
  title: 'Westfälische Energie- und Wasserversorgungsgesellschaft mit beschränkter Haftung',
}
const places = ['Berlin', 'Lisboa', 'Kraków', 'Lyon', 'Porto Alegre', 'Sevilla', 'Leeds']
const many: readonly OrganisationOption[] = Array.from({ length: 2000 }, (_, index) => ({
  id: `o${index}`,
  title: `${places[index % places.length] ?? ''} subsidiary ${index + 1}`,
}))

const meta = preview.meta({
  component: OrganisationSelector,
  args: { organisations: few, defaultValue: 'terranova', onValueChange: fn<(value: string | null) => void>() },
})

const input = () => screen.findByRole('combobox', { name: 'Search organisations' })
const active = async () => document.getElementById((await input()).getAttribute('aria-activedescendant') ?? '')
const opened = () => waitFor(() => expect(screen.getByRole('listbox')).toBeVisible())

export const Default = meta.story({})
export const States = meta.story(
  states(OrganisationSelector, {
    'Nothing chosen': { defaultValue: null },
    Disabled: { disabled: true },
    'Long text': { organisations: [long], defaultValue: 'long', style: { maxInlineSize: 260 } },
  }),
)
export const Recent = meta.story({
  args: {
    defaultOpen: true,
    organisations: [long, ...few],
    defaultValue: 'long',
    recent: ['nordwind', 'long'],
    style: { maxInlineSize: 260 },
  },
  play: opened,
})
export const Thousands = meta.story({
  args: { defaultOpen: true, organisations: many, defaultValue: 'o1200' },
  play: async () => {
    await opened()
    await waitFor(() => expect(screen.getByRole('option', { selected: true })).toHaveTextContent('subsidiary 1201'))
  },
})
export const Searched = meta.story({
  args: { defaultOpen: true, organisations: many, defaultValue: 'o3' },
  play: async ({ userEvent }) => {
    await userEvent.type(await input(), 'lyon 11')
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(3))
  },
})
export const NoMatch = meta.story({
  args: { defaultOpen: true },
  play: async ({ userEvent }) => {
    await userEvent.type(await input(), 'bakery')
    await screen.findByText('No organisation matches')
  },
})

States.test('cannot be used where it is disabled, and looks so', async ({ canvas }) => {
  const colour = (state: string) => getComputedStyle(stateOf(canvas, state).getByRole('button')).color
  await expect(stateOf(canvas, 'Disabled').getByRole('button')).toBeDisabled()
  await expect(colour('Disabled')).not.toBe(colour('Nothing chosen'))
})

Default.test('is searched and chosen by keyboard; the focus returns', async ({ canvas, userEvent, args }) => {
  const trigger = canvas.getByRole('button', { name: 'Organisation: Terranova Group' })
  trigger.focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(async () => expect(await input()).toHaveFocus())
  await expect(await active()).toHaveTextContent('Terranova Group (current)')
  await userEvent.keyboard('terra')
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2))
  await userEvent.keyboard('{ArrowDown}')
  await waitFor(async () => expect(await active()).toHaveTextContent('Terra Energy'))
  await userEvent.keyboard('{Enter}')
  await expect(args.onValueChange).toHaveBeenCalledOnce()
  await expect(args.onValueChange).toHaveBeenCalledWith('energy')
  await waitFor(() => expect(trigger).toHaveFocus())
  await expect(trigger).toHaveAccessibleName('Organisation: Terra Energy')
})

Default.test(
  'empties the search with Escape, then closes; choosing the current one changes nothing',
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'))
    await userEvent.type(await input(), 'nord')
    await userEvent.keyboard('{Escape}')
    await expect(await input()).toHaveValue('')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
    await userEvent.click(canvas.getByRole('button'))
    await userEvent.click(await screen.findByRole('option', { name: /Terranova/ }))
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
)

Thousands.test('keeps few rows in the page, and the cursor among them', async ({ userEvent }) => {
  await expect(screen.getAllByRole('option').length).toBeLessThan(40)
  const box = await input()
  box.focus()
  await userEvent.keyboard('{Control>}{End}{/Control}')
  await waitFor(async () => expect(await active()).toHaveTextContent('subsidiary 2000'))
  await waitFor(async () => expect(await active()).toBeVisible())
  await expect(await active()).toHaveAttribute('aria-posinset', '2000')
  await userEvent.keyboard('{ArrowDown}')
  await waitFor(async () => expect(await active()).toHaveTextContent('subsidiary 1'))
  await expect(screen.getAllByRole('option').length).toBeLessThan(40)
})
