import { nth } from '@embpm/storybook/nth'
import preview from '@embpm/storybook/preview'
import { unpictured } from '@embpm/storybook/unpictured'
import { expect, screen, waitFor, within } from 'storybook/test'
import { pageScenes } from '../../../entity/pageScenes.fixture.js'
import { OperationTaskScreen } from './OperationTaskScreen.js'

const meta = preview.meta({ component: OperationTaskScreen })

/** 2.3 of an order: critical, and later than planned. */
const scenes = pageScenes({ path: 'project/operation-tasks', id: 'OT-00028' })
const first = pageScenes({ path: 'project/operation-tasks', id: 'OT-00022' })

/** A task as one opens it: what it waits for, when it is, and how it stands to its baseline. */
export const Default = meta.story({
  ...scenes.found,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Critical: the end of the order hangs on it')).toBeVisible()
    await expect(await canvas.findByDisplayValue('2.1 Bulk posting interface')).toBeVisible()
  },
})

/** One that does not exist yet. */
export const New = meta.story(scenes.new)

/** On a phone. */
export const Phone = meta.story(scenes.phone)

/** In German. */
export const German = meta.story(scenes.german)

/** The first task of the same order, which others wait for. */
export const First = meta.story({ ...unpictured, ...first.found })

const dates = async () => within(await screen.findByRole('region', { name: 'When it is' }))

Default.test('takes longer, and is later at once', async ({ canvas, userEvent }) => {
  const when = async () => nth(await (await dates()).findAllByText(/ – /), 0).textContent
  const before = await when()
  const duration = await canvas.findByRole('textbox', { name: /^Duration/ })
  await userEvent.clear(duration)
  await userEvent.type(duration, '25')
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
  await expect(await screen.findByText('Saved')).toBeVisible()
  await waitFor(async () => expect(await when()).not.toBe(before))
})

First.test('does not wait for itself: the way is named', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Add predecessor' }))
  await userEvent.type(await canvas.findByRole('combobox', { name: /^Task/ }), 'Scope approved')
  await userEvent.click(nth(await screen.findAllByRole('option', { name: /Scope approved/ }), 0))
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
  const way = /It would wait for itself: OT-100022 Confirm scope with plants → .* → OT-100022/
  await waitFor(() => expect(screen.getAllByText(way).length).toBeGreaterThan(0))
})
