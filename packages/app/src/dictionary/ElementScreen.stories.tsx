import { nth } from '@embpm/storybook/nth'
import preview from '@embpm/storybook/preview'
import { expect, screen, waitFor, within } from 'storybook/test'
import { pageScenes } from '../entity/pageScenes.fixture.js'
import { ElementScreen } from './ElementScreen.js'

const meta = preview.meta({ component: ElementScreen })

const scenes = pageScenes({ path: 'bim/dictionary/elements', id: 'DE-00001' })

/** A data element as one opens it. */
export const Default = meta.story(scenes.found)

/** A data element that does not exist yet. */
export const New = meta.story(scenes.new)

/** On a phone. */
export const Phone = meta.story(scenes.phone)

/** In German. */
export const German = meta.story(scenes.german)

Default.test('saves a label', async ({ canvas, userEvent }) => {
  const label = nth(await canvas.findAllByRole('textbox', { name: /^Short label/ }), 0)
  await userEvent.clear(label)
  await userEvent.type(label, 'Doc.')
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
  await expect(await screen.findByText('Saved')).toBeVisible()
})

Default.test('saves the labels of another language, each language once', async ({ canvas, userEvent }) => {
  const group = await canvas.findByRole('group', { name: /^Labels in further languages/ })
  const headings = () => within(group).getAllByRole('textbox', { name: /^Heading/ })
  const choose = async (from: RegExp, to: string) => {
    await userEvent.click(nth(within(group).getAllByRole('button', { name: from }), -1))
    await userEvent.click(await screen.findByRole('option', { name: to }))
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  }
  await expect(nth(headings(), 0)).toHaveValue('Mandant')
  await userEvent.click(canvas.getByRole('button', { name: 'Add language' }))
  await waitFor(() => expect(headings()).toHaveLength(2))
  await userEvent.type(nth(headings(), 1), 'Klient')
  await choose(/^None/, 'Deutsch')
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(group).toHaveTextContent('Each language can be given once'))
  await choose(/^Deutsch/, 'Polski')
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
  await expect(await screen.findByText('Saved')).toBeVisible()
})
