import { expect } from 'vitest'
import { watchedContext } from './deployed.journey.ts'
import { organisation, signIn } from './journey.ts'
import { menuOf } from './people.ts'
import { test } from './remote.journey.ts'

const at = (page: string) => `/en/${organisation}/${page}`

test('an administrator invites somebody, who sees what was given; the lock ends their session, and the log tells of both', async ({
  tab,
  browser,
  deployed,
}) => {
  await signIn(tab)
  await tab.goto(at('administration/users'))
  await tab.getByRole('button', { name: 'Invite user' }).click()
  const dialog = tab.getByRole('dialog', { name: /Invite user/ })
  await dialog.getByRole('textbox', { name: /^E-mail/ }).fill('i.lindqvist@example.test')
  await dialog.getByRole('textbox', { name: /^First name/ }).fill('Ida')
  await dialog.getByRole('textbox', { name: /^Last name/ }).fill('Lindqvist')
  await dialog.getByRole('checkbox', { name: 'Consultant' }).check()
  await dialog.getByRole('button', { name: 'Invite user' }).click()
  const link = await dialog.locator('code').innerText()
  await dialog.getByRole('button', { name: 'Done' }).click()

  const { context, end } = await watchedContext(browser, deployed)
  const theirs = await context.newPage()
  await theirs.goto(link)
  await theirs.getByRole('button', { name: 'Accept and sign in' }).click()
  await menuOf(theirs, 'Ida').waitFor()
  await theirs.goto(at('bim/services'))
  await theirs.getByRole('heading', { level: 1, name: 'Services' }).waitFor()
  await theirs.goto(at('administration/audit-log'))
  await theirs.getByRole('heading', { name: 'You may not open this page' }).waitFor()

  await tab.goto(`${at('administration/users')}?q=Lindqvist+Ida`)
  await tab.getByRole('grid').getByRole('link', { name: 'Lindqvist' }).first().click()
  await tab.getByRole('button', { name: 'Lock user' }).click()
  const lock = tab.getByRole('dialog', { name: /Lock user/ })
  await lock.getByRole('textbox', { name: /^Reason/ }).fill('Left the project')
  await lock.getByRole('button', { name: 'Lock user' }).click()
  await tab.getByRole('button', { name: 'Unlock user' }).waitFor()

  await theirs.goto(at('bim/services'))
  await theirs.waitForURL(/\/sign-in/)
  await theirs.getByText('Reason: Left the project').waitFor()
  await end()

  await tab.goto(`${at('administration/audit-log')}?q=Ida+Lindqvist`)
  const log = tab.getByRole('grid', { name: 'Audit log' })
  for (const action of ['Invited', 'Locked']) {
    await log
      .getByRole('row', { name: new RegExp(`Marta Kowalczyk.*${action}.*Ida Lindqvist`) })
      .first()
      .waitFor()
  }
  expect(await log.getByRole('row', { name: /Ida Lindqvist.*Signed in/ }).count()).toBeGreaterThan(0)
})
