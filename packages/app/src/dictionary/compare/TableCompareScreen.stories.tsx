import { at, sceneAddress } from '@embpm/storybook/at'
import preview from '@embpm/storybook/preview'
import { HttpResponse, http } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { TableCompareScreen } from './TableCompareScreen.js'

const meta = preview.meta({ component: TableCompareScreen })

const page = (more = '', language?: string) =>
  sceneAddress(`bim/dictionary/compare?from=DT-00001&to=DT-00381${more}`, language)

const rows = async () => within(await screen.findByRole('table', { name: 'Compare versions' }))

/** Two versions of a table: what is the same is folded. */
export const Default = meta.story(at(page()))

/** The differences by their kind, without those that moved, and what was searched for. */
export const View = meta.story(at(page('&by=kind&without=moved&q=a')))

/** A version beside itself. */
export const Equal = meta.story(at(sceneAddress('bim/dictionary/compare?from=DT-00001&to=DT-00001')))

/** From an address without tables. */
export const NothingChosen = meta.story(at(sceneAddress('bim/dictionary/compare')))

/** The fields of one version cannot be read. */
export const Failing = meta.story({
  ...at(page()),
  beforeEach: ({ msw }) => msw.use(http.get('*/api/data/data-fields', () => HttpResponse.json({}, { status: 503 }))),
})

/** In German. */
export const German = meta.story(at(page('', 'de')))

/** On a phone: old above new. */
export const Phone = meta.story(at(page(), { phone: true }))

Default.test('says what came, went, changed and moved, with words', async ({ canvas, userEvent }) => {
  const table = await rows()
  const kinds = canvas.getByRole('group', { name: 'Kinds of differences that are shown' })
  await expect(kinds).toHaveTextContent(/Added 1.*Removed 1.*Changed 1.*Moved 1/)
  await expect(table.getByRole('cell', { name: /^Changed, Length: / })).toBeVisible()
  await expect(table.getByRole('cell', { name: 'Removed' })).toBeVisible()
  await userEvent.click(table.getByRole('button', { name: /unchanged fields, MANDT/ }))
  await waitFor(() => expect(table.queryByRole('button', { name: /unchanged fields, MANDT/ })).toBeNull())
})

Default.test('walks from difference to difference, and hides a kind', async ({ canvas, userEvent }) => {
  const table = await rows()
  await userEvent.click(canvas.getByRole('button', { name: 'Next difference (N)' }))
  await waitFor(() => expect(document.activeElement).toHaveAttribute('data-kind', 'changed'))
  await userEvent.keyboard('n')
  await waitFor(() => expect(document.activeElement).toHaveAttribute('data-kind', 'removed'))
  await userEvent.keyboard('p')
  await waitFor(() => expect(document.activeElement).toHaveAttribute('data-kind', 'changed'))
  await userEvent.click(canvas.getByRole('button', { name: /^Removed/ }))
  await waitFor(() => expect(table.queryByRole('cell', { name: 'Removed' })).toBeNull())
})

Default.test('swaps the sides: what came has gone', async ({ canvas, userEvent }) => {
  await rows()
  await userEvent.click(canvas.getByRole('button', { name: 'Swap the sides' }))
  await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Older version' })).toHaveDisplayValue(/^Version 2/))
  const table = await rows()
  await waitFor(() => expect(table.getAllByRole('cell', { name: 'Not in this version' })).toHaveLength(2))
})
