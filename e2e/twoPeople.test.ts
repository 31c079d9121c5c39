import { expect } from 'vitest'
import { enter, servicesPath, signIn } from './journey.ts'
import { description, expectOnePersonEach, menuOf, typed } from './people.ts'
import { test } from './remote.journey.ts'
import { jonas } from './site.ts'

test('another person signs in in another tab: this one becomes theirs, and what one typed waits for oneself', async ({
  tab,
  person,
  deployed,
}) => {
  await signIn(tab)
  await tab.goto(`${servicesPath}/SRV-00017`)
  await menuOf(tab, 'Marta').waitFor()
  await description(tab).fill(typed)

  const second = await person.newPage()
  const signInAs = async (email: string) => {
    await second.goto('/sign-in')
    await second.getByLabel('E-mail').fill(email)
    await second.getByLabel(/^Password/).fill('any')
    await second.getByRole('button', { name: 'Sign in', exact: true }).click()
  }
  await signInAs(jonas.email)
  await menuOf(second, 'Jonas').waitFor()
  await menuOf(tab, 'Jonas').waitFor()
  await description(tab).waitFor()
  expect(await description(tab).inputValue()).not.toBe(typed)
  expect(await tab.getByText('Unsaved changes').count()).toBe(0)
  expectOnePersonEach(deployed)

  await second.goto('/sign-in')
  await enter(second)
  await menuOf(tab, 'Marta').waitFor()
  await expect.poll(() => description(tab).inputValue()).toBe(typed)
  expectOnePersonEach(deployed)
})

test('a sign-out in another tab leads to the sign-in at once; who comes next sees nothing of what was typed', async ({
  tab,
  person,
  deployed,
}) => {
  await signIn(tab)
  await tab.goto(`${servicesPath}/SRV-00018`)
  await description(tab).fill(typed)
  const second = await person.newPage()
  await second.goto('/sign-out')
  await tab.waitForURL(/\/sign-in/)
  await tab.getByLabel('E-mail').fill(jonas.email)
  await tab.getByLabel(/^Password/).fill('any')
  await tab.getByRole('button', { name: 'Sign in', exact: true }).click()
  await menuOf(tab, 'Jonas').waitFor()
  await tab.waitForURL(/SRV-00018/)
  await description(tab).waitFor()
  expect(await description(tab).inputValue()).not.toBe(typed)
  await tab.goto('/sign-out')
  await tab.getByRole('heading', { name: 'You are signed out' }).waitFor()
  expect(await tab.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))).not.toContain(typed)
  expectOnePersonEach(deployed)
})
