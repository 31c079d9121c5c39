import preview from '@embpm/storybook/preview'
import { expect, within } from 'storybook/test'
import { listScenes } from '../../../entity/listScenes.fixture.js'
import { TechnologiesScreen } from './TechnologiesScreen.js'

const meta = preview.meta({ component: TechnologiesScreen })

const scenes = listScenes({
  path: 'implementation/master-data/technologies',
  view: 'q=s&category=Database&category=Runtime&sort=endOfLife',
})

/** The list as one finds it. */
export const Default = meta.story(scenes.found)

/** A view from an address: searched, filtered and sorted. */
export const View = meta.story(scenes.view)

/** On a phone. */
export const Phone = meta.story(scenes.phone)

/** In German. */
export const German = meta.story(scenes.german)

Default.test('says the life of a technology in words, and what ends soon', async ({ canvas }) => {
  const row = within(await canvas.findByRole('row', { name: /ORA-19C/ }))
  await expect(
    row.getByRole('img', { name: /^Active from .* to .*; Phase out from .*; End of life from / }),
  ).toBeVisible()
  await expect(row.getByText(/^Ends Apr 30, 2027/)).toBeVisible()
  const gone = within(await canvas.findByRole('row', { name: /PG-13/ }))
  await expect(gone.getByText(/^Ended Nov 13, 2025/)).toBeVisible()
})
