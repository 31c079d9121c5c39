import preview from '@embpm/storybook/preview'
import { expect, waitFor } from 'storybook/test'
import { columnTexts } from '../../../entity/columnTexts.fixture.js'
import { pageScenes } from '../../../entity/pageScenes.fixture.js'
import { ProjectScreen } from './ProjectScreen.js'

const meta = preview.meta({ component: ProjectScreen })

const scenes = pageScenes({ path: 'project/projects', id: 'PRJ-00002' })

/** A project as one opens it. */
export const Default = meta.story(scenes.found)

/** A project that does not exist yet. */
export const New = meta.story(scenes.new)

/** On a phone. */
export const Phone = meta.story(scenes.phone)

/** In German. */
export const German = meta.story(scenes.german)

Default.test('has its orders below it, and a new one would be of this project', async ({ canvas }) => {
  const grid = await canvas.findByRole('grid', { name: 'Operation orders' })
  await waitFor(() => expect(columnTexts(grid, 'Order number').length).toBeGreaterThan(1))
  await expect(canvas.getByRole('link', { name: 'New operation order' }).getAttribute('href')).toMatch(
    /operation-orders\/new\?projectId=PRJ-00002$/,
  )
})
