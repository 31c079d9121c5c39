import { expect } from 'vitest'
import { sampleCredentials } from '../packages/backend/src/sample/sampleCredentials.ts'
import { arrived, enter, servicesPath } from './journey.ts'
import { holdScripts, isPaintedFirst, painted, takenOver } from './paintedPage.ts'
import { test } from './remote.journey.ts'

test.for([
  { language: 'de', scheme: 'dark', width: 1280 },
  { language: 'en', scheme: 'light', width: 390 },
] as const)('the document paints the sign-in page before any script: $language, $scheme, $width px', (look, { tab }) =>
  isPaintedFirst(tab, look),
)

test('what is typed before the scripts are there stays, and typing goes on', async ({ tab }) => {
  const release = await holdScripts(tab)
  await tab.goto(servicesPath, { waitUntil: 'commit' })
  await painted(tab).waitFor()
  await tab.getByText('You will return').waitFor()
  const [name = '', host = ''] = sampleCredentials.email.split('@')
  await tab.getByLabel('E-mail').pressSequentially(name)
  release()
  await takenOver(tab)
  await tab.keyboard.type(`@${host}`)
  await tab.keyboard.press('Tab')
  await tab.keyboard.type(sampleCredentials.password)
  await tab.keyboard.press('Enter')
  await arrived(tab)
})

test('a form that is sent before the scripts are there is sent by them, and never by the browser', async ({
  tab,
  deployed,
}) => {
  const release = await holdScripts(tab)
  await tab.goto(servicesPath, { waitUntil: 'commit' })
  await painted(tab).waitFor()
  await enter(tab)
  expect(new URL(tab.url()).search).toBe('')
  release()
  await arrived(tab)
  expect(deployed.calls.filter(({ path }) => path.endsWith('/auth/sign-in'))).toHaveLength(1)
})

test('somebody who is signed in sees the frame before any script', async ({ tab }) => {
  await tab.goto(servicesPath)
  await enter(tab)
  await arrived(tab)
  const release = await holdScripts(tab)
  await tab.goto(servicesPath, { waitUntil: 'commit' })
  await tab.locator('painted-page .emb-layout').waitFor()
  release()
  await arrived(tab)
  expect(await tab.locator('painted-page').count()).toBe(0)
})

test('a start whose scripts do not come says so, and goes on by its button', async ({ person, deployed }) => {
  const context = await person.browser()?.newContext({ baseURL: deployed.url, locale: 'en-GB' })
  if (!context) throw new Error('There is no browser')
  const page = await context.newPage()
  for (const script of ['main-*', 'sign-in-*']) {
    await page.route(`**/assets/${script}.js`, (route) => route.abort())
    await page.goto('/sign-in')
    await page.getByRole('heading', { level: 1, name: 'The workspace could not be started' }).waitFor()
    await page.unroute(`**/assets/${script}.js`)
    await page.getByRole('button', { name: 'Load again' }).click()
    await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor()
    await takenOver(page)
  }
  await context.close()
})
