import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { startBuilt } from './builtServer.ts'
import { test, watch } from './journey.ts'

const password = 'a password of some length'

test('two people share a server: the first link makes its administrator, who invites the other; what is typed and saved outlives the kill of the process; both edit one thing, and one is locked', async ({
  browser,
}) => {
  const data = mkdtempSync(join(tmpdir(), 'embpm-journey-'))
  let server = await startBuilt({ DATA: data })
  const { url } = server
  const context = await browser.newContext({ baseURL: url, locale: 'en-GB', timezoneId: 'UTC' })
  context.setDefaultTimeout(60_000)
  const breaches = watch(context, url)
  const page = await context.newPage()
  const choosePassword = async (on: typeof page) => {
    await on.getByLabel(/^New password/).fill(password)
    await on.getByLabel(/^Repeat new password/).fill(password)
    await on.getByRole('button', { name: 'Accept and sign in' }).click()
    await on.waitForURL(/\/en\/[\da-f-]{36}\//)
  }

  await page.goto(server.firstLink ?? '')
  await choosePassword(page)
  const [, organisation = ''] = /\/en\/([^/]+)/.exec(page.url()) ?? []
  const follows = (on: typeof page) => on.waitForResponse(/\/api\/events$/)
  const followed = follows(page)
  await page.goto(`/en/${organisation}/bim/services/new`)
  await page.getByRole('textbox', { name: /^Name/ }).fill('Read orders')
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Read orders' }).waitFor()

  const saved = page.url()
  // What is typed outlives a server that goes while the page is open, and is saved once it is back.
  const description = page.getByRole('textbox', { name: 'Description' })
  await description.fill('Reads all of them.')
  await followed
  server.process.kill('SIGKILL')
  await once(server.process, 'exit')
  await page.getByText(/The server does not answer/).waitFor()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText(/Your entries are kept/).waitFor()
  server = await startBuilt({ DATA: data, PORT: new URL(url).port })
  expect(server.firstLink).toBeUndefined()
  await page.getByText(/The server does not answer/).waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  // The page may load again for a part that it missed while the server was away: what counts is what is saved.
  await page.getByText('Unsaved changes').waitFor({ state: 'hidden' })

  await page.goto(`/en/${organisation}/administration/users`)
  await page.getByRole('button', { name: 'Invite user' }).click()
  const dialog = page.getByRole('dialog', { name: /Invite user/ })
  await dialog.getByRole('textbox', { name: /^E-mail/ }).fill('bo@firm.example')
  await dialog.getByRole('textbox', { name: /^First name/ }).fill('Bo')
  await dialog.getByRole('textbox', { name: /^Last name/ }).fill('Ek')
  await dialog.getByRole('checkbox', { name: 'Consultant' }).check()
  await dialog.getByRole('button', { name: 'Invite user' }).click()
  const link = await dialog.locator('code').innerText()

  const theirs = await browser.newContext({ baseURL: url, locale: 'en-GB', timezoneId: 'UTC' })
  theirs.setDefaultTimeout(60_000)
  const other = await theirs.newPage()
  await other.goto(link)
  await choosePassword(other)
  await other.goto(`/en/${organisation}/bim/services`)
  await other.getByRole('grid').getByRole('link', { name: 'Read orders' }).waitFor()

  // Both open it: each knows of the other, sees what the other saves, and hears of it before saving what they typed.
  await page.goto(saved)
  await other.goto(saved)
  await expect.poll(() => description.inputValue()).toBe('Reads all of them.')
  await page.getByText('Also here: Bo Ek').waitFor()
  const name = (on: typeof page) => on.getByRole('textbox', { name: /^Name/ })
  await name(other).fill('Read all orders')
  await page.getByText('Editing now: Bo Ek').waitFor()
  await other.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Read all orders' }).waitFor()
  await name(other).fill('Read every order')
  await description.fill('Reads each of them.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await other.getByText(/saved changes on/).waitFor()
  await other.getByRole('button', { name: 'Compare' }).click()
  await other.getByRole('button', { name: 'Save these choices' }).click()
  await page.getByRole('heading', { level: 1, name: 'Read every order' }).waitFor()
  await expect.poll(() => description.inputValue()).toBe('Reads each of them.')

  // Somebody forgot theirs: a link lets them choose another.
  await page.goto(`/en/${organisation}/administration/users?q=Ek`)
  await page.getByRole('grid').getByRole('link', { name: 'Ek' }).click()
  await page.getByRole('button', { name: 'Make a link' }).click()
  await other.goto(await page.locator('.emb-app-invitation code').innerText())
  await choosePassword(other)

  // Whoever is locked is out at once, wherever they are, and reads why.
  await page.getByRole('button', { name: 'Lock user' }).click()
  const lock = page.getByRole('dialog')
  await lock.getByRole('textbox', { name: /Reason/ }).fill('Left the firm')
  await lock.getByRole('button', { name: 'Lock user' }).click()
  await other.getByText(/Left the firm/).waitFor()

  // The browser itself says whom it could not reach while the server was away.
  expect(breaches.filter((text) => !text.includes('ERR_CONNECTION_REFUSED'))).toEqual([])
  await Promise.all([context.close(), theirs.close()])
  server.process.kill('SIGTERM')
  await once(server.process, 'exit')
  expect(server.process.exitCode).toBe(0)
  rmSync(data, { recursive: true, force: true })
})
