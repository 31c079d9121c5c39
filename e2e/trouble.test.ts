import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { signIn, test } from './journey.ts'

test('a hand-edited address shows the list with defaults and says what it ignored', async ({ page }) => {
  await signIn(page)
  await page.goto(`${new URL(page.url()).pathname}?page=-3&sort=nope`)
  await page.getByRole('row').nth(3).waitFor()
  await page.getByRole('status').filter({ hasText: 'nope' }).waitFor()
})

test('a damaged database is set aside: the sample data is there and the user is told', async ({ page }) => {
  await signIn(page)
  await page.evaluate(async () => {
    for (const { name, version } of await indexedDB.databases()) {
      // The service worker's library keeps one of its own there.
      if (name?.startsWith('msw')) continue
      await new Promise<void>((resolve, reject) => {
        const request = indexedDB.open(name ?? '', version)
        request.onerror = () => reject(request.error)
        request.onsuccess = () => {
          const stores = [...request.result.objectStoreNames]
          const transaction = request.result.transaction(stores, 'readwrite')
          for (const store of stores) {
            const objects = transaction.objectStore(store)
            const junk = objects.keyPath === null ? undefined : { junk: true }
            try {
              if (junk) objects.put({ ...junk, id: 'junk', key: 'junk', collection: 'services' })
              else objects.put({ junk: true }, 'services/junk')
            } catch {
              // A store whose keys have another form: one damaged store is enough.
            }
          }
          transaction.oncomplete = () => (request.result.close(), resolve())
          transaction.onerror = () => reject(transaction.error)
        }
      })
    }
  })
  await page.reload()
  await page.getByRole('row').nth(3).waitFor()
  await page.getByText(/could not be read/).waitFor()
})

test('without any storage the app works for as long as the tab is open, and says so', async ({ page, context }) => {
  await context.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Storage is switched off', 'SecurityError')
    }
    for (const name of ['indexedDB', 'localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, { get: refuse, configurable: true })
    }
  })
  await signIn(page)
  await page.getByRole('row').nth(3).waitFor()
  await page.getByText(/in this tab only/).waitFor()
})

test('the build for a remote back end contains nothing of the sample one', async () => {
  const folder = join(import.meta.dirname, '../packages/app/dist-remote')
  const files = await readdir(folder, { recursive: true })
  expect(files.filter((file) => file.includes('mockServiceWorker'))).toEqual([])
  const local = join(import.meta.dirname, '../packages/app/dist')
  const marks = ['embpm-sample', 'Terranova', 'NOT FOUND', 'msw']
  const scripts = files.filter((file) => file.endsWith('.js'))
  const texts = new Map(
    await Promise.all(scripts.map(async (file) => [file, await readFile(join(folder, file), 'utf8')] as const)),
  )
  expect(files.length).toBeGreaterThan(3)
  expect((await readdir(local, { recursive: true })).some((file) => file.includes('mockServiceWorker'))).toBe(true)
  for (const mark of marks) {
    expect(
      scripts.filter((file) => texts.get(file)?.includes(mark)),
      `scripts that contain "${mark}"`,
    ).toEqual([])
  }
})
