import { at, sceneAddress } from '@embpm/storybook/at'
import preview from '@embpm/storybook/preview'
import { expect } from 'storybook/test'
import { listScenes } from '../../../entity/listScenes.fixture.js'
import { SubscriptionsScreen } from './SubscriptionsScreen.js'

const meta = preview.meta({ component: SubscriptionsScreen })

const scenes = listScenes({ path: 'administration/subscriptions', view: 'state=trial&sort=-seatsUsed' })

/** The list as one finds it: one organisation is full, one on trial, one past due. */
export const Default = meta.story(scenes.found)

/** A view from an address: searched, filtered and sorted. */
export const View = meta.story(scenes.view)

/** On a phone. */
export const Phone = meta.story(scenes.phone)

/** In German. */
export const German = meta.story(scenes.german)

/** A user of a subscription: sees that of the organisation they are in, and changes nothing. */
export const Own = meta.story({
  ...at(sceneAddress('administration/subscriptions'), { as: 'subscriber' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /SYSTEM/ })
    await expect(canvas.getAllByRole('row')).toHaveLength(2)
    await expect(canvas.queryByRole('link', { name: 'New subscription' })).toBeNull()
    await expect(canvas.queryByRole('checkbox')).toBeNull()
  },
})

Default.test('says how many seats are taken, of how many', async ({ canvas }) => {
  const row = await canvas.findByRole('row', { name: /Helvora Pharma/ })
  const [, used, seats] = /([\d,]+) of ([\d,]+)/.exec(row.textContent) ?? []
  await expect(used).toBeDefined()
  await expect(used).toBe(seats)
  await expect(row).toHaveTextContent('Active')
})
