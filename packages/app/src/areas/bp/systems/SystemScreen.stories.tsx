import { nth } from '@embpm/storybook/nth'
import preview from '@embpm/storybook/preview'
import { expect, screen, within } from 'storybook/test'
import { pageScenes } from '../../../entity/pageScenes.fixture.js'
import { SystemScreen } from './SystemScreen.js'

const meta = preview.meta({ component: SystemScreen })

const scenes = pageScenes({ path: 'bp/master-data/systems', id: 'SYS-S4P' })

/** One as one opens it. */
export const Default = meta.story(scenes.found)

/** One that does not exist yet. */
export const New = meta.story(scenes.new)

/** On a phone. */
export const Phone = meta.story(scenes.phone)

/** In German. */
export const German = meta.story(scenes.german)

Default.test('leads to the other environments of its landscape, and names what uses it', async ({ canvas }) => {
  const quality = await canvas.findByRole('link', { name: /S4Q/ })
  await expect(quality).toHaveAttribute('href', expect.stringMatching(/\/systems\/SYS-S4Q$/))
  await expect(await canvas.findByText('behind QAS')).toBeVisible()
  await expect(await canvas.findByRole('heading', { name: 'Development objects that read from it' })).toBeVisible()
  await expect(await canvas.findByRole('link', { name: /^All / })).toHaveAttribute(
    'href',
    expect.stringMatching(/system=/),
  )
})

Default.test('refuses a phase before an earlier one, at its field', async ({ canvas, userEvent }) => {
  const end = await canvas.findByRole('group', { name: /^End of life/ })
  nth(within(end).getAllByRole('spinbutton'), 0).focus()
  await userEvent.keyboard('01012019')
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
  await expect(nth(await canvas.findAllByText('This phase begins before an earlier one'), 0)).toBeVisible()
  await expect(screen.queryByText('Saved')).toBeNull()
})
