import { at } from '@embpm/storybook/at'
import preview from '@embpm/storybook/preview'
import { expect, screen, waitFor, within } from 'storybook/test'
import { listAnswer } from '../../../entity/listAnswer.fixture.js'
import { FieldScreen } from './FieldScreen.js'

const list = '/en/6f1c2a94-3d5e-4b7a-9c08-51d2e7f3a601/bim/dictionary/fields'
const endpoint = '/data/data-fields/:id'

const meta = preview.meta({ component: FieldScreen })

/** A field as one opens it. */
export const Default = meta.story({ ...at(`${list}/DF-00002`) })

/** A field that does not exist yet. */
export const New = meta.story({ ...at(`${list}/new`) })

/** There is none of this id. */
export const NotFound = meta.story({ ...at(`${list}/XYZ-99999`) })

/** The server fails. */
export const Failing = meta.story({
  ...at(`${list}/DF-00002`),
  beforeEach: ({ msw }) => msw.use(listAnswer.failing(endpoint)),
})

/** On a phone. */
export const Phone = meta.story({ ...at(`${list}/DF-00002`, { phone: true }) })

/** In German. */
export const German = meta.story({ ...at(`${list.replace('/en/', '/de/')}/DF-00002`) })

/** In Polish. */
export const Polish = meta.story({ ...at(`${list.replace('/en/', '/pl/')}/DF-00002`) })

Default.test('takes type and length from the data element that is picked', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /Select table/ }))
  const dialog = await screen.findByRole('dialog')
  await waitFor(() => expect(dialog).toBeVisible())
  await userEvent.type(within(dialog).getByRole('searchbox'), 'currency')
  await waitFor(() => expect(within(dialog).getByText(/^filtered from/)).toBeVisible())
  await userEvent.click((await within(dialog).findAllByRole('row'))[1] ?? dialog)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Select table' }))
  await waitFor(() => expect(canvas.getByText('Unsaved changes')).toBeVisible())
})
