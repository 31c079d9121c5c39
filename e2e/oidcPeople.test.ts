import { expect } from 'vitest'
import {
  arrived,
  deepLink,
  enterAtProvider,
  grants,
  keptForTab,
  pause,
  search,
  signIn,
  stored,
  test,
} from './oidc.journey.ts'
import { description, expectOnePersonEach, menuOf, typed } from './people.ts'

const page = (id: string) => deepLink.replace(/\?.*/, `/${id}`)

test.for([
  ['marta', 'what was typed is there, unsaved'],
  ['jonas', 'nothing of it is to be seen'],
])(
  'the session ends while one types, and %s comes back from the provider: %s',
  async ([login], { tab, provider, deployed }) => {
    await signIn(tab)
    await tab.goto(page('SRV-00019'))
    await description(tab).fill(typed)
    // A guard that comes back within five seconds of a sign-in would be taken for a circle.
    await pause(5500)
    provider.realms['terranova']?.revoke()
    await tab.getByRole('button', { name: 'Save', exact: true }).click()
    await enterAtProvider(tab, 'terranova', login)
    await tab.waitForURL(/SRV-00019/)
    await description(tab).waitFor()
    if (login === 'marta') await expect.poll(() => description(tab).inputValue()).toBe(typed)
    else expect(await description(tab).inputValue()).not.toBe(typed)
    expect(await tab.getByText('Unsaved changes').count()).toBe(login === 'marta' ? 1 : 0)
    await menuOf(tab, login === 'marta' ? 'Marta' : 'Jonas').waitFor()
    expectOnePersonEach(deployed, login === 'marta' ? ['marta'] : ['marta', 'jonas'])
  },
)

test('another person signs in in another tab, at another realm: this one becomes theirs', async ({
  tab,
  person,
  deployed,
}) => {
  await signIn(tab)
  await tab.goto(page('SRV-00020'))
  await description(tab).fill(typed)
  const second = await person.newPage()
  await second.goto('/tremco-sign-in')
  await enterAtProvider(second, 'tremco', 'jonas')
  await menuOf(second, 'Jonas').waitFor()
  await menuOf(tab, 'Jonas').waitFor()
  await description(tab).waitFor()
  expect(await description(tab).inputValue()).not.toBe(typed)
  expectOnePersonEach(deployed)
})

test('a duplicated tab and its original renew once between them, and both go on', async ({
  tab,
  person,
  provider,
  deployed,
}) => {
  const { terranova } = provider.realms
  if (!terranova) throw new Error('no realm')
  // Long enough that a busy machine has both tabs open before it is renewed.
  terranova.lifetime = 30
  await signIn(tab)
  terranova.lifetime = 300
  const first = await stored(tab, 'access_token')
  // What a browser does when a tab is duplicated: the copy begins with the same session storage.
  const kept = await tab.evaluate(() =>
    Object.keys(sessionStorage).map((key) => ({ key, value: sessionStorage.getItem(key) ?? '' })),
  )
  const twin = await person.newPage()
  await twin.addInitScript((entries) => {
    if (sessionStorage.length === 0) for (const { key, value } of entries) sessionStorage.setItem(key, value)
  }, kept)
  await twin.goto(deepLink)
  await arrived(twin)
  expect(await keptForTab(twin)).toContain('refresh_token')
  await expect.poll(() => stored(tab, 'access_token'), { timeout: 60_000 }).not.toBe(first)
  // By then the token that both began with has run out, and each has tried.
  await pause(7000)
  expect(grants(provider)).toHaveLength(2)
  deployed.calls.length = 0
  for (const one of [tab, twin]) await search(one, 'sales')
  await expect.poll(() => deployed.calls.length).toBeGreaterThan(1)
  await pause(500)
  expect(deployed.calls.map(({ status }) => status)).not.toContain(401)
})
