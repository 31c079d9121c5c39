import preview from '@embpm/storybook/preview'
import { expect, waitFor } from 'storybook/test'
import { pageScenes } from '../../../entity/pageScenes.fixture.js'
import { TransactionScreen } from './TransactionScreen.js'

const meta = preview.meta({ component: TransactionScreen })

const scenes = pageScenes({ path: 'bp/master-data/transactions', id: 'TX-00001' })

/** One as one opens it. */
export const Default = meta.story(scenes.found)

/** One that does not exist yet. */
export const New = meta.story(scenes.new)

/** On a phone. */
export const Phone = meta.story(scenes.phone)

/** In German. */
export const German = meta.story(scenes.german)

Default.test('names its system, and the processes whose steps use it', async ({ canvas }) => {
  const system = await canvas.findByRole('combobox', { name: /^System/ })
  await waitFor(() => expect(system).toHaveValue('S4P · S/4HANA production'))
  await expect(await canvas.findByRole('heading', { name: 'Where used' })).toBeVisible()
})
