import preview from '@embpm/storybook/preview'
import { expect, waitFor, within } from 'storybook/test'
import { pageScenes } from '../../../entity/pageScenes.fixture.js'
import { ProcessRoleScreen } from './ProcessRoleScreen.js'

const meta = preview.meta({ component: ProcessRoleScreen })

const scenes = pageScenes({ path: 'bp/org/roles', id: 'ROL-00003' })

/** One as one opens it. */
export const Default = meta.story(scenes.found)

/** One that does not exist yet. */
export const New = meta.story(scenes.new)

/** On a phone. */
export const Phone = meta.story(scenes.phone)

/** In German. */
export const German = meta.story(scenes.german)

New.test('creates one and opens it', async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: /^Name/ }), 'Made by a story')
  await userEvent.type(canvas.getByRole('textbox', { name: /^Code/ }), 'STORY')
  await userEvent.click(canvas.getByRole('button', { name: 'Create' }))
  await waitFor(() => expect(canvas.getByRole('heading', { name: 'Made by a story' })).toBeVisible())
})

Default.test('names the processes whose steps it takes part in, and those steps', async ({ canvas }) => {
  const heading = await canvas.findByRole('heading', { name: 'Where used' })
  const used = within(heading.closest('section') ?? document.body)
  const [first] = await used.findAllByRole('link')
  await expect(first?.textContent).toMatch(/^O2C-10-\d0 .*(?:Approve|Release|Confirm|Enter|Compare)/)
})
