import type { Names } from '../names.ts'

/** The stories of the list: they are its tests. What every list does is shown and tested by the list of services. */
export const listStoryFile = (names: Names): string => `import preview from '@embpm/storybook/preview'
import { listScenes } from '../../../entity/listScenes.fixture.js'
import { ${names.Many}Screen } from './${names.Many}Screen.js'

const meta = preview.meta({ component: ${names.Many}Screen })

const scenes = listScenes({ path: '${names.area}/${names.plural}', view: 'q=1&status=ACTIVE&sort=-name' })

/** The list as one finds it. */
export const Default = meta.story(scenes.found)

/** A view from an address: searched, filtered and sorted. */
export const View = meta.story(scenes.view)

/** On a phone. */
export const Phone = meta.story(scenes.phone)

/** In German. */
export const German = meta.story(scenes.german)
`

/** The stories of the page of one. What every page does is shown and tested by the page of a service. */
export const pageStoryFile = (names: Names): string => `import preview from '@embpm/storybook/preview'
import { expect, waitFor } from 'storybook/test'
import { pageScenes } from '../../../entity/pageScenes.fixture.js'
import { ${names.One}Screen } from './${names.One}Screen.js'

const meta = preview.meta({ component: ${names.One}Screen })

const scenes = pageScenes({ path: '${names.area}/${names.plural}', id: '${names.prefix}-00001' })

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
  await userEvent.click(canvas.getByRole('button', { name: 'Create' }))
  await waitFor(() => expect(canvas.getByRole('heading', { name: 'Made by a story' })).toBeVisible())
})
`
