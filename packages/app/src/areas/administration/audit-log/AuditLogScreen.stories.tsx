import { at, sceneAddress } from '@embpm/storybook/at'
import { nth } from '@embpm/storybook/nth'
import preview from '@embpm/storybook/preview'
import { expect, screen, within } from 'storybook/test'
import { listScenes } from '../../../entity/listScenes.fixture.js'
import { AuditLogScreen } from './AuditLogScreen.js'

const meta = preview.meta({ component: AuditLogScreen })

const scenes = listScenes({ path: 'administration/audit-log', view: 'q=kow&action=changed&kind=products&sort=name' })

/** The log as one finds it: the newest first. */
export const Default = meta.story(scenes.found)

/** A view from an address: searched, filtered and sorted. */
export const View = meta.story(scenes.view)

/** On a phone. */
export const Phone = meta.story(scenes.phone)

/** In German. */
export const German = meta.story(scenes.german)

const changed = `${sceneAddress('administration/audit-log')}?kind=projects&action=changed`

/** An entry with the difference that it made. */
export const Entry = meta.story({
  ...at(changed),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(nth(await within(await canvas.findByRole('grid')).findAllByRole('link'), 0))
    await screen.findByRole('heading', { name: /^1 change/ })
  },
})

/** An entry that is not there, in German and on a phone. */
export const UnknownEntry = meta.story({
  ...at(`${sceneAddress('administration/audit-log', 'de')}?entry=none`, { phone: true }),
})

/** To a consultant, who is no administrator. */
export const Forbidden = meta.story(at(sceneAddress('administration/audit-log'), { as: 'consultant' }))

Entry.test('is read only, and shown as JSON as well', async ({ userEvent }) => {
  for (const name of [/Save/, /Delete/, /New/, /Import/])
    await expect(screen.queryByRole('button', { name })).toBeNull()
  await expect(screen.queryByRole('checkbox')).toBeNull()
  await userEvent.click(await screen.findByRole('radio', { name: 'JSON' }))
  await expect(await screen.findByText('"lockVersion"')).toBeVisible()
})
