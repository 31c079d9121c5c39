import { nth } from '@embpm/storybook/nth'
import preview from '@embpm/storybook/preview'
import { expect, screen, waitFor, within } from 'storybook/test'
import { pageScenes } from '../../../entity/pageScenes.fixture.js'
import { CalendarScreen } from './CalendarScreen.js'

const meta = preview.meta({ component: CalendarScreen })

const scenes = pageScenes({ path: 'project/calendars', id: 'CAL-00001' })

const workdays = () => screen.findByRole('group', { name: 'Workweek' })

/** A calendar as one opens it: its weekdays, its own holidays and exceptions, and what they make of this year. */
export const Default = meta.story({
  ...scenes.found,
  play: async ({ canvas }) => {
    await expect(nth(await canvas.findAllByText('Winter shutdown', { selector: 'li > bdi' }), 0)).toBeVisible()
  },
})

/** One that does not exist yet. */
export const New = meta.story(scenes.new)

/** On a phone. */
export const Phone = meta.story(scenes.phone)

/** In German. */
export const German = meta.story(scenes.german)

New.test(
  'is made with another workweek, and says at once what that makes of the year',
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Name/ }), 'Made by a story')
    await userEvent.click(within(await workdays()).getByRole('checkbox', { name: 'Saturday' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Create' }))
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Made by a story' })).toBeVisible())
    await expect(await canvas.findByText('Mon – Sat', { selector: 'dd *' })).toBeVisible()
    await expect(canvas.getByText('313 days', { selector: 'dd *' })).toBeVisible()
  },
)

New.test('needs a weekday', async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: /^Name/ }), 'Never')
  for (const day of within(await workdays()).getAllByRole('checkbox', { checked: true })) await userEvent.click(day)
  await userEvent.click(canvas.getByRole('button', { name: 'Create' }))
  await expect(await within(await workdays()).findByText('Choose at least one weekday')).toBeVisible()
})

Default.test('refuses an exception that ends before it begins', async ({ canvas, userEvent }) => {
  const exceptions = within(await canvas.findByRole('group', { name: 'Exceptions' }))
  const end = within(nth(await exceptions.findAllByRole('group', { name: /^End/ }), 0))
  nth(end.getAllByRole('spinbutton'), 2).focus()
  await userEvent.keyboard('2020')
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(canvas.getAllByText('The end lies before the start').length).toBeGreaterThan(0))
})
