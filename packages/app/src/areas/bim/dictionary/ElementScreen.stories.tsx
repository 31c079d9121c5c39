import { at } from '@embpm/storybook/at'
import preview from '@embpm/storybook/preview'
import { expect, screen } from 'storybook/test'
import { listAnswer } from '../../../entity/listAnswer.fixture.js'
import { ElementScreen } from './ElementScreen.js'

const list = '/en/6f1c2a94-3d5e-4b7a-9c08-51d2e7f3a601/bim/dictionary/elements'
const endpoint = '/data/data-elements/:id'

const meta = preview.meta({ component: ElementScreen })

/** A data element as one opens it. */
export const Default = meta.story({ ...at(`${list}/DE-00001`) })

/** A data element that does not exist yet. */
export const New = meta.story({ ...at(`${list}/new`) })

/** There is none of this id. */
export const NotFound = meta.story({ ...at(`${list}/XYZ-99999`) })

/** The server fails. */
export const Failing = meta.story({
  ...at(`${list}/DE-00001`),
  beforeEach: ({ msw }) => msw.use(listAnswer.failing(endpoint)),
})

/** On a phone. */
export const Phone = meta.story({ ...at(`${list}/DE-00001`, { phone: true }) })

/** In German. */
export const German = meta.story({ ...at(`${list.replace('/en/', '/de/')}/DE-00001`) })

/** In Polish. */
export const Polish = meta.story({ ...at(`${list.replace('/en/', '/pl/')}/DE-00001`) })

Default.test('saves a label', async ({ canvas, userEvent }) => {
  const label = await canvas.findByRole('textbox', { name: /^Short label/ })
  await userEvent.clear(label)
  await userEvent.type(label, 'Doc.')
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
  await expect(await screen.findByText('Saved')).toBeVisible()
})
