import { at } from '@embpm/storybook/at'
import preview from '@embpm/storybook/preview'
import { expect, waitFor, within } from 'storybook/test'
import { listAnswer } from '../../../entity/listAnswer.fixture.js'
import { ScenarioProcessScreen } from './ScenarioProcessScreen.js'

const list = '/en/6f1c2a94-3d5e-4b7a-9c08-51d2e7f3a601/implementation/scenario-processes'
const endpoint = '/implementation/scenario-processes/:id'

const meta = preview.meta({ component: ScenarioProcessScreen })

/** A process of a scenario as one opens it. */
export const Default = meta.story({ ...at(`${list}/SP-00002`) })

/** A process of a scenario that does not exist yet. */
export const New = meta.story({ ...at(`${list}/new`) })

/** There is none of this id. */
export const NotFound = meta.story({ ...at(`${list}/XYZ-99999`) })

/** The server fails. */
export const Failing = meta.story({
  ...at(`${list}/SP-00002`),
  beforeEach: ({ msw }) => msw.use(listAnswer.failing(endpoint)),
})

/** On a phone. */
export const Phone = meta.story({ ...at(`${list}/SP-00002`, { phone: true }) })

/** In German. */
export const German = meta.story({ ...at(`${list.replace('/en/', '/de/')}/SP-00002`) })

/** In Polish. */
export const Polish = meta.story({ ...at(`${list.replace('/en/', '/pl/')}/SP-00002`) })

Default.test('shows the whole scenario in its order', async ({ canvas }) => {
  const grid = await canvas.findByRole('grid', { name: 'Scenario processes' })
  await waitFor(() => expect(within(grid).getAllByRole('row').length).toBeGreaterThan(2))
})

New.test('needs a scenario and a process', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Create' }))
  await expect(await canvas.findByText('2 problems to solve')).toBeVisible()
})
