import { readFile } from 'node:fs/promises'
import { expect } from 'vitest'
import { organisation, signIn, test } from './journey.ts'

test('a diagram is drawn under the policy of production, walked through and saved as a picture', async ({ page }) => {
  await signIn(page)
  await page.goto(`/en/${organisation}/bp/view`)
  await page.getByRole('searchbox', { name: 'Search processes' }).fill('create deliveries')
  await page.getByRole('treeitem', { name: /^Create deliveries/ }).click()
  await page.getByRole('button', { name: /^User task Approve/ }).waitFor()
  expect(new URL(page.url()).searchParams.get('process')).toBe('PRC-00082')

  await page.getByRole('button', { name: 'Times' }).click()
  await page
    .getByRole('list', { name: 'Steps' })
    .getByRole('button', { name: /Approve/ })
    .click()
  await page.getByRole('heading', { level: 2, name: 'Approve' }).waitFor()
  expect(new URL(page.url()).searchParams.getAll('show')).toEqual(['times'])

  await page.getByRole('button', { name: 'Export' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'PNG picture' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('Create deliveries.png')
  const picture = await readFile(await download.path())
  expect(picture.subarray(1, 4).toString()).toBe('PNG')
  expect(picture.length).toBeGreaterThan(5000)

  await page.goBack()
  await page.getByRole('treeitem', { name: /^Create deliveries/ }).waitFor()
})
