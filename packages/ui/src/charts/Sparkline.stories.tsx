import preview from '@embpm/storybook/preview'
import { states } from '@embpm/storybook/states'
import { expect } from 'storybook/test'
import { Sparkline } from './Sparkline.js'

const meta = preview.meta({ component: Sparkline, args: { values: [4, 6, 5, 9, 12, 11, 15] } })

/** The way of a figure, without axes. */
export const Default = meta.story({ args: { label: 'From 4 to 15 in seven weeks' } })

/** All that can be seen of it side by side. */
export const States = meta.story(states(Sparkline, { Flat: { values: [3, 3, 3] }, 'One value': { values: [3] } }))

Default.test('has a name where it is given one', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: 'From 4 to 15 in seven weeks' })).toBeVisible()
})
