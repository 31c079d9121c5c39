import { expect } from 'vitest'
import { chromium } from 'playwright'
import { launchOptions } from '../tools/chromium.ts'
import { arrived, enter, isWatched, servicesPath, signIn, test, watch } from './journey.ts'

/** What a browser may lack or refuse, done before the page's own scripts, and what the page then says. */
interface Lack {
  what: string
  break: () => void
  /** Where something would be lost: the words that say so. */
  says?: RegExp
}

const tabOnly = /in this tab only/
const forgets = /keeps nothing between visits/

const lacks: readonly Lack[] = [
  {
    what: 'no service workers',
    break: () => void Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'),
  },
  {
    what: 'service workers that are refused',
    break: () => {
      ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException('Blocked', 'SecurityError'))
    },
  },
  {
    what: 'service workers that may not even be listed',
    break: () => {
      ServiceWorkerContainer.prototype.getRegistrations = () => {
        throw new DOMException('Blocked', 'SecurityError')
      }
    },
  },
  {
    what: 'a service worker that never comes',
    break: () => {
      ServiceWorkerContainer.prototype.register = () => new Promise(() => {})
    },
  },
  {
    what: 'no database',
    break: () => void Object.defineProperty(window, 'indexedDB', { value: undefined }),
    says: tabOnly,
  },
  {
    what: 'a database that is forbidden',
    break: () =>
      void Object.defineProperty(window, 'indexedDB', {
        get: () => {
          throw new DOMException('Blocked', 'SecurityError')
        },
        configurable: true,
      }),
    says: tabOnly,
  },
  {
    what: 'a database whose opening throws',
    break: () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('Blocked', 'SecurityError')
      }
    },
    says: tabOnly,
  },
  {
    what: 'a database whose opening fails',
    break: () => {
      // A database that is newer than what is asked for refuses to open.
      const { open } = IDBFactory.prototype
      IDBFactory.prototype.open = function (name) {
        const newer = open.call(this, name, 99)
        newer.addEventListener('success', () => newer.result.close())
        return open.call(this, name, 1)
      }
    },
    says: tabOnly,
  },
  {
    what: 'a local storage that throws',
    break: () =>
      void Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Blocked', 'SecurityError')
        },
        configurable: true,
      }),
    says: forgets,
  },
  {
    what: 'no local storage',
    break: () => void Object.defineProperty(window, 'localStorage', { value: null, configurable: true }),
    says: forgets,
  },
  {
    what: 'a session storage that throws',
    break: () =>
      void Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('Blocked', 'SecurityError')
        },
        configurable: true,
      }),
    says: /nothing for this tab/,
  },
  {
    what: 'no session storage',
    break: () => void Object.defineProperty(window, 'sessionStorage', { value: null, configurable: true }),
    says: /nothing for this tab/,
  },
]

test.for(lacks)('the workspace starts with $what', async (lack, { context, page }) => {
  await context.addInitScript(lack.break)
  await signIn(page)
  await page.getByRole('row').nth(3).waitFor()
  if (lack.says) await page.getByText(lack.says).first().waitFor()
  else expect(await page.getByText(tabOnly).count()).toBe(0)
  // What is said once comes once: nothing answers beside the worker, or the page that stands in for it.
  const frames = await page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        let heard = 0
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/apps/chat/socket`)
        socket.addEventListener('error', () => reject(new Error('The chat is not live')))
        socket.addEventListener('message', ({ data }) => {
          if (String(data).includes('Said once')) heard += 1
        })
        const say = async () => {
          const answer = await fetch('/api/apps/chat/chats')
          const [, chatId] = /"id":"([^"]+)"/.exec(await answer.text()) ?? []
          socket.send(JSON.stringify({ chatId, value: 'Said once', isMine: true }))
          setTimeout(() => resolve(heard), 1000)
        }
        socket.addEventListener('open', () => void say())
      }),
  )
  expect(frames).toBe(1)
})

test('the workspace starts on an insecure address', async ({ site }) => {
  const { port } = new URL(site)
  const options = await launchOptions()
  const browser = await chromium.launch({
    ...options,
    args: [...(options.args ?? []), '--host-resolver-rules=MAP workspace.test 127.0.0.1'],
  })
  try {
    const url = `http://workspace.test:${port}`
    const context = await browser.newContext({ baseURL: url, locale: 'en-GB', reducedMotion: 'reduce' })
    const breaches = watch(context, url)
    const page = await context.newPage()
    await page.goto(servicesPath)
    await enter(page)
    await arrived(page)
    await page.getByRole('row').nth(3).waitFor()
    expect(breaches).toEqual([])
  } finally {
    await browser.close()
  }
})

test('the embedded page outside of a host asks for nothing of the host', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/ms-teams')
  await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor()
  expect(asked.filter((url) => /openTeamsHost|office\.net/.test(url))).toEqual([])
})

test('offline, what needs a part that is not loaded says so in the same words, and the sample goes on', async ({
  page,
  context,
}) => {
  await signIn(page)
  await isWatched(page)
  await context.route('**/assets/*.js', (route) => route.abort())
  await context.setOffline(true)
  await page.getByText('You can go on and save').waitFor()
  for (const name of [/^Export/, /olumns$/, /^Import/]) {
    await page.getByRole('button', { name }).click()
    await page.locator('.emb-announcement').last().getByText('That could not be loaded. Press again.').waitFor()
    await page
      .locator('.emb-announcement')
      .last()
      .evaluate((element) => element.remove())
  }
  await context.unroute('**/assets/*.js')
  await context.setOffline(false)
  // A browser that keeps a failure for as long as the page lives loads the page again before.
  const dialog = page.getByRole('dialog')
  const opened = async () => {
    if (!(await dialog.isVisible())) await page.getByRole('button', { name: /olumns$/ }).click()
    return await dialog.waitFor({ timeout: 3000 }).then(
      () => true,
      () => false,
    )
  }
  await expect.poll(opened, { timeout: 60_000 }).toBe(true)
})
