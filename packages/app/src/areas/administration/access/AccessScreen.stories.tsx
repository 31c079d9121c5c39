import { at, sceneAddress } from '@embpm/storybook/at'
import preview from '@embpm/storybook/preview'
import { expect, within } from 'storybook/test'
import { AccessScreen } from './AccessScreen.js'

const meta = preview.meta({ component: AccessScreen })

const page = encodeURIComponent('/$lang/$orgId/project/operation-periods')
const path = `administration/access?user=USR-00003&page=${page}`

/** What a user may open, and the answer about one page. */
export const Default = meta.story(at(sceneAddress(path)))

/** On a phone. */
export const Phone = meta.story(at(sceneAddress(path), { phone: true }))

/** In German. */
export const German = meta.story(at(sceneAddress(path, 'de')))

/** An address that names no user. */
export const NoUser = meta.story(at(sceneAddress('administration/access')))

Default.test('answers for the page that is chosen, and for changing its entries', async ({ canvas, userEvent }) => {
  const asked = within(await canvas.findByRole('region', { name: /^May / }))
  await userEvent.click(await canvas.findByRole('button', { name: 'Users' }))
  await expect(await asked.findByRole('status')).toHaveTextContent(/“Users”/)
  await userEvent.click(asked.getByRole('radio', { name: 'Change' }))
  await expect(asked.getByRole('status')).toHaveTextContent(/change entries of “Users”/)
})
