import preview from '@embpm/storybook/preview'
import { expect, waitFor } from 'storybook/test'
import { pageScenes } from '../../../entity/pageScenes.fixture.js'
import { TechnologyScreen } from './TechnologyScreen.js'

const meta = preview.meta({ component: TechnologyScreen })

const scenes = pageScenes({ path: 'implementation/master-data/technologies', id: 'TEC-00001' })

/** One as one opens it. */
export const Default = meta.story(scenes.found)

/** One that does not exist yet. */
export const New = meta.story(scenes.new)

/** On a phone. */
export const Phone = meta.story(scenes.phone)

/** In German. */
export const German = meta.story(scenes.german)

Default.test('says where its life is, and where it runs', async ({ canvas }) => {
  await expect(await canvas.findByText(/^Active, Phase out from /)).toBeVisible()
  const [host] = await canvas.findAllByRole('link', { name: /db01\.terranova/ })
  await expect(host).toHaveAttribute('href', expect.stringMatching(/\/technology-instances\/TIN-/))
})

New.test('creates one and opens it', async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: /^Code/ }), 'PG-18')
  await userEvent.type(canvas.getByRole('textbox', { name: /^Name/ }), 'PostgreSQL')
  await userEvent.click(canvas.getByRole('button', { name: 'Create' }))
  await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: /^PostgreSQL/ })).toBeVisible())
})
