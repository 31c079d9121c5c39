import { at, sceneAddress } from '@embpm/storybook/at'
import preview from '@embpm/storybook/preview'
import { expect, screen } from 'storybook/test'
import { pageScenes } from '../../../entity/pageScenes.fixture.js'
import { SubscriptionScreen } from './SubscriptionScreen.js'

const meta = preview.meta({ component: SubscriptionScreen })

const scenes = pageScenes({ path: 'administration/subscriptions', id: 'SUB-00002' })

/** A subscription whose seats are all taken. */
export const Default = meta.story(scenes.found)

/** A subscription that does not exist yet. */
export const New = meta.story(scenes.new)

/** On a phone. */
export const Phone = meta.story(scenes.phone)

/** In German. */
export const German = meta.story(scenes.german)

/** A user of a subscription reads that of the organisation they are in. */
export const Own = meta.story({
  ...at(sceneAddress('administration/subscriptions/SUB-00001'), { as: 'subscriber' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^Seats/ })).toHaveAttribute('readonly')
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull()
  },
})

Default.test('adds seats', async ({ canvas, userEvent }) => {
  const seats = await canvas.findByRole('textbox', { name: /^Seats/ })
  await userEvent.clear(seats)
  await userEvent.type(seats, '3000')
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
  await expect(await screen.findByText('Saved')).toBeVisible()
  await expect(await canvas.findByText(/ of 3,000$/)).toBeVisible()
})
