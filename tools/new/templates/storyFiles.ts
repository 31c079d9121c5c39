import type { Names } from '../names.ts'

/** The stories of the list: they are its tests. */
export const listStoryFile = (names: Names): string => `import preview from '@embpm/storybook/preview'
import { expect, waitFor } from 'storybook/test'
import { listChecks } from '../../../entity/listChecks.fixture.js'
import { listScenes } from '../../../entity/listScenes.fixture.js'
import { ${names.Many}Screen } from './${names.Many}Screen.js'

const meta = preview.meta({ component: ${names.Many}Screen })

const scenes = listScenes({
  path: '${names.area}/${names.plural}',
  endpoint: '/${names.family}/${names.plural}',
  view: 'sort=-name',
})

/** The list as one finds it. */
export const Default = meta.story(scenes.found)

/** A view from an address. */
export const View = meta.story(scenes.view)

/** Nothing fits. */
export const NoMatch = meta.story(scenes.noMatch)

/** An organisation without ${names.pluralWords}. */
export const Empty = meta.story(scenes.empty)

/** The server fails. */
export const Failing = meta.story(scenes.failing)

/** The server takes its time. */
export const Slow = meta.story(scenes.slow)

/** On a phone. */
export const Phone = meta.story(scenes.phone)

/** In German. */
export const German = meta.story(scenes.german)

/** In Polish. */
export const Polish = meta.story(scenes.polish)

Default.test('finds by tokens in any order', async ({ canvas, userEvent }) => {
  await canvas.findByText('${names.sample} 1')
  await userEvent.type(await canvas.findByRole('searchbox'), '24 ${names.words.slice(0, 3)}')
  await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2))
  await expect(canvas.getByRole('row', { name: /${names.sample} 24/ })).toBeVisible()
})

Default.test('deletes selected rows after a question, and takes it back', () => listChecks.deletesAndRestores())

Failing.test('offers to try again', async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
})
`

/** The stories of the page of one. */
export const pageStoryFile = (names: Names): string => `import preview from '@embpm/storybook/preview'
import { expect, screen, waitFor } from 'storybook/test'
import { pageScenes } from '../../../entity/pageScenes.fixture.js'
import { ${names.One}Screen } from './${names.One}Screen.js'

const meta = preview.meta({ component: ${names.One}Screen })

const scenes = pageScenes({
  path: '${names.area}/${names.plural}',
  endpoint: '/${names.family}/${names.plural}',
  id: '${names.prefix}-00001',
})

/** One as one opens it. */
export const Default = meta.story(scenes.found)

/** One that does not exist yet. */
export const New = meta.story(scenes.new)

/** There is no such ${names.words}. */
export const NotFound = meta.story(scenes.notFound)

/** The server fails. */
export const Failing = meta.story(scenes.failing)

/** On a phone. */
export const Phone = meta.story(scenes.phone)

/** In German. */
export const German = meta.story(scenes.german)

Default.test('saves a change', async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: /^Name/ }), ' 2')
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
  await expect(await screen.findByText('Saved')).toBeVisible()
})

New.test('creates one and opens it', async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: /^Name/ }), 'Made by a story')
  await userEvent.click(canvas.getByRole('button', { name: 'Create' }))
  await waitFor(() => expect(canvas.getByRole('heading', { name: 'Made by a story' })).toBeVisible())
})
`
