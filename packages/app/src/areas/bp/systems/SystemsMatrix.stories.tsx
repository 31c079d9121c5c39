import { at, sceneAddress } from '@embpm/storybook/at'
import preview from '@embpm/storybook/preview'
import { expect, waitFor, within } from 'storybook/test'
import { listAnswer } from '../../../entity/listAnswer.fixture.js'
import { SystemsMatrix } from './SystemsMatrix.js'

const meta = preview.meta({ component: SystemsMatrix })

const matrix = `${sceneAddress('bp/master-data/systems')}?view=matrix`
const endpoint = '/processes/systems'

/** The matrix as one finds it. */
export const Default = meta.story({
  ...at(matrix),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /S4P/ })
  },
})

/** Searched. */
export const Searched = meta.story({
  ...at(`${matrix}&q=siemens`),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /PLM/ })
  },
})

/** Nothing fits. */
export const NothingFits = meta.story(at(`${matrix}&q=nothing+of+this`))

/** There are no systems. */
export const NoSystems = meta.story({ ...at(matrix), beforeEach: ({ msw }) => msw.use(listAnswer.empty(endpoint)) })

/** The server fails. */
export const Failed = meta.story({ ...at(matrix), beforeEach: ({ msw }) => msw.use(listAnswer.failing(endpoint)) })

/** On a phone: a card for each landscape. */
export const Phone = meta.story({ ...at(matrix, { phone: true }) })

/** In German. */
export const German = meta.story({ ...at(matrix.replace('/en/', '/de/')) })

Default.test('opens an instance from its cell by keyboard', async ({ canvas, userEvent }) => {
  const development = await canvas.findByRole('link', { name: /^.*S4D/ })
  development.focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect(canvas.getByRole('link', { name: /S4Q/ })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect(canvas.getByRole('link', { name: /S4P/ })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect(await canvas.findByRole('heading', { level: 1, name: 'S4P S/4HANA production' })).toBeVisible()
})

Default.test('creates what is missing with what is known filled in', async ({ canvas, userEvent }) => {
  const add = await canvas.findByRole('link', { name: 'Add QAS of Integrated planning' })
  add.focus()
  await userEvent.keyboard('{Enter}')
  await expect(await canvas.findByRole('textbox', { name: /^Landscape/ })).toHaveValue('Integrated planning')
  await expect(canvas.getByRole('textbox', { name: /^Vendor/ })).toHaveValue('SAP')
  await expect(canvas.getByRole('textbox', { name: /^Category/ })).toHaveValue('ERP and finance')
  await expect(canvas.getByRole('combobox', { name: /^Environment/ })).toHaveDisplayValue('QAS')
})

Default.test('says gaps and older versions in words', async ({ canvas }) => {
  const row = async (name: RegExp) => within(await canvas.findByRole('row', { name }))
  await expect((await row(/^S\/4HANA/)).getByText('behind QAS')).toBeVisible()
  await expect((await row(/^Customer portal/)).getByText('no QAS')).toBeVisible()
})

Default.test(
  'says the life of a system in words, and leads to the list of the same rows',
  async ({ canvas, userEvent }) => {
    const row = within(await canvas.findByRole('row', { name: /^ECC 6.0/ }))
    await expect(
      row.getByRole('img', { name: /^Active from .* to .*; Phase out from .*; End of life from / }),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'List' }))
    await expect(await canvas.findByRole('columnheader', { name: /^Phase out from/ })).toBeVisible()
  },
)

Default.test('shows years instead of quarters, and earlier ones', async ({ canvas, userEvent }) => {
  await canvas.findByRole('link', { name: /S4P/ })
  await userEvent.click(canvas.getByRole('radio', { name: 'Years' }))
  await waitFor(() => expect(document.querySelectorAll('.emb-app-timehead > span')).toHaveLength(8))
  const first = document.querySelector('.emb-app-timehead b')?.textContent
  await userEvent.click(canvas.getByRole('button', { name: 'Earlier' }))
  await waitFor(() =>
    expect(Number(document.querySelector('.emb-app-timehead b')?.textContent)).toBeLessThan(Number(first)),
  )
})

Default.test('lets a user without a role add nothing', { parameters: { as: 'ordinary' } }, async ({ canvas }) => {
  await canvas.findByRole('link', { name: /S4P/ })
  await expect(canvas.queryByRole('link', { name: /^Add / })).toBeNull()
})
