import type { Page } from 'playwright'
import { expect } from 'vitest'
import { enter, servicesPath, signIn } from './journey.ts'
import { test } from './remote.journey.ts'
import type { TestSite } from './site.ts'

const typed = 'Typed before the trouble began'
const description = (page: Page) => page.getByRole('textbox', { name: /Description/ })
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })

/** Opens a service and changes its description. Each test takes another one, for they share a back end. */
async function edit(page: Page, id: string) {
  await signIn(page)
  await page.goto(`${servicesPath}/${id}`)
  await description(page).fill(typed)
}

/** The change arrives at the server, and a reload shows it. */
async function savesAndKeeps(page: Page, text = typed) {
  await save(page).click()
  await page.getByText('Saved', { exact: true }).waitFor()
  await page.reload()
  await expect.poll(() => description(page).inputValue()).toBe(text)
}

const writes = ({ calls }: TestSite) => calls.filter(({ method }) => method === 'PATCH')

test('offline: what was typed stays, the page says so, and it is saved once the network is back', async ({
  tab,
  person,
}) => {
  await edit(tab, 'SRV-00011')
  await person.setOffline(true)
  await tab.getByText('You are offline').waitFor()
  await save(tab).click()
  await tab.getByText('could not be saved').first().waitFor()
  expect(await description(tab).inputValue()).toBe(typed)
  await description(tab).fill(`${typed}, and after`)
  await person.setOffline(false)
  await savesAndKeeps(tab, `${typed}, and after`)
})

test('failing: what was typed stays and can be sent again', async ({ tab, deployed }) => {
  await edit(tab, 'SRV-00012')
  deployed.api = 'failing'
  await save(tab).click()
  await tab.getByText('The server is not ready just now. Your entries are kept').first().waitFor()
  expect(await description(tab).inputValue()).toBe(typed)
  deployed.api = 'up'
  await savesAndKeeps(tab)
})

test('slow: pressing twice saves once, and typing on is not lost', async ({ tab, deployed }) => {
  await edit(tab, 'SRV-00013')
  deployed.calls.length = 0
  deployed.latency = 1500
  await save(tab).click()
  await save(tab).click({ force: true })
  await tab.getByText('Saved', { exact: true }).waitFor()
  expect(writes(deployed)).toHaveLength(1)
  expect(await description(tab).inputValue()).toBe(typed)
  deployed.latency = 0
  await tab.reload()
  await expect.poll(() => description(tab).inputValue()).toBe(typed)
})

test('double clicks: one service is created, and what an import has come to stays to be read', async ({
  tab,
  deployed,
}) => {
  await signIn(tab)
  await tab.goto(`${servicesPath}/new`)
  await tab.getByRole('textbox', { name: /^Name/ }).fill('Double click')
  deployed.calls.length = 0
  // As slow as a hand is: the answer is there before the second press.
  await tab.getByRole('button', { name: 'Create', exact: true }).dblclick({ delay: 80 })
  await tab.getByRole('heading', { level: 1, name: 'Double click' }).waitFor()
  expect(deployed.calls.filter(({ method, path }) => method === 'POST' && path.endsWith('/services'))).toHaveLength(1)

  await tab.goto(servicesPath)
  await tab.getByRole('button', { name: 'Import', exact: true }).click()
  const file = { name: 'services.csv', mimeType: 'text/csv', buffer: Buffer.from('Name\r\nBy a file\r\n') }
  await tab.locator('input[type=file]').setInputFiles(file)
  await tab.getByRole('button', { name: 'Check rows' }).click()
  await tab.getByRole('button', { name: 'Import 1 row' }).dblclick({ delay: 80 })
  await tab.getByRole('heading', { name: 'Import finished' }).waitFor()
  await tab.getByText('1 created').waitFor()
})

test('a session that ends in the middle: one signs in again and finds what one typed, unsaved', async ({
  tab,
  deployed,
}) => {
  await edit(tab, 'SRV-00014')
  deployed.refusing = true
  // What the page asks for by itself may be refused first: then the button is gone before it is pressed. Who still waited for it would
  // press it after the sign-in.
  const pressed = save(tab)
    .click({ timeout: 20_000 })
    .catch(() => undefined)
  await tab.waitForURL(/\/sign-in/)
  await pressed
  deployed.refusing = false
  await enter(tab)
  await tab.waitForURL(/SRV-00014/)
  await expect.poll(() => description(tab).inputValue()).toBe(typed)
  await tab.getByText('Unsaved changes').waitFor()
  await savesAndKeeps(tab)
})

test('a server that hangs up in the middle: the same, after the sign-in', async ({ tab, deployed }) => {
  await edit(tab, 'SRV-00015')
  deployed.api = 'down'
  await save(tab).click()
  await tab.waitForURL(/\/sign-in/)
  deployed.api = 'up'
  await enter(tab)
  await tab.waitForURL(/SRV-00015/)
  await expect.poll(() => description(tab).inputValue()).toBe(typed)
  await savesAndKeeps(tab)
})

test('leaving by closing the tab asks first', async ({ tab }) => {
  await edit(tab, 'SRV-00016')
  const asked = tab.waitForEvent('dialog')
  await Promise.all([tab.close({ runBeforeUnload: true }), asked.then((dialog) => dialog.dismiss())])
  expect((await asked).type()).toBe('beforeunload')
  expect(await description(tab).inputValue()).toBe(typed)
})
