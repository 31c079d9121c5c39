import type { Page } from 'playwright'
import { expect } from 'vitest'
import { organisation, signIn, test } from './journey.ts'

/** Asks the API from within the page, as a screen does, and answers the JSON. */
const ask = (page: Page, line: string, body?: unknown): Promise<unknown> =>
  page.evaluate(
    async ({ line, body }) => {
      const [method, path] = line.split(' ')
      const response = await fetch(`/api${path}`, {
        method,
        body: body === undefined ? null : JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      })
      if (!response.ok) throw new Error(`${line}: ${response.status} ${await response.text()}`)
      const answer: unknown = await response.json()
      return answer
    },
    { line, body },
  )

/** A change in a service, and the call that shows it. `ID` stands for the id of the first entity of `from`. */
interface Change {
  write: string
  body: (title: string, id: string) => unknown
  from?: string
  shown: string
}

const changes: readonly Change[] = [
  {
    write: 'POST /apps/ecommerce/inventory/tag',
    body: (title) => ({ tag: { title } }),
    shown: 'GET /apps/ecommerce/inventory/tags',
  },
  { write: 'POST /apps/contacts/tag', body: (title) => ({ tag: { title } }), shown: 'GET /apps/contacts/tags' },
  {
    write: 'PATCH /apps/chat/chat',
    from: 'GET /apps/chat/chats',
    body: (lastMessage, id) => ({ id, chat: { lastMessage } }),
    shown: 'GET /apps/chat/chats',
  },
  { write: 'POST /apps/mailbox/label', body: (title) => ({ title }), shown: 'GET /apps/mailbox/labels' },
  { write: 'POST /apps/notes/labels', body: (title) => ({ title }), shown: 'GET /apps/notes/labels' },
  {
    write: 'PUT /apps/scrumboard/board/label',
    from: 'GET /apps/scrumboard/boards',
    body: (title, boardId) => ({ label: { boardId, title } }),
    shown: 'GET /apps/scrumboard/board/labels?boardId=ID',
  },
  { write: 'POST /apps/tasks/tag', body: (title) => ({ tag: { title } }), shown: 'GET /apps/tasks/tags' },
  { write: 'PATCH /common/user', body: (name) => ({ user: { name } }), shown: 'GET /common/user' },
]

async function firstId(page: Page, { from }: Change): Promise<string> {
  const [first]: unknown[] = from ? [await ask(page, from)].flat() : []
  return typeof first === 'object' && first && 'id' in first ? String(first.id) : ''
}

async function make(page: Page, title: string) {
  for (const change of changes) await ask(page, change.write, change.body(title, await firstId(page, change)))
}

/** The services in which a tab sees what was written. */
async function seenIn(page: Page, title: string): Promise<string[]> {
  const seen: string[] = []
  for (const change of changes) {
    const answer = await ask(page, change.shown.replace('ID', await firstId(page, change)))
    if (JSON.stringify(answer).includes(title)) seen.push(change.write)
  }
  return seen
}

const everywhere = changes.map(({ write }) => write)

test('sample data outlives a reload, is one in two tabs, and is reset from the user menu', async ({
  page,
  context,
}) => {
  await signIn(page)
  await make(page, 'From the first tab')
  expect(await seenIn(page, 'From the first tab')).toEqual(everywhere)

  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Services' }).waitFor()
  expect(await seenIn(page, 'From the first tab')).toEqual(everywhere)

  const second = await context.newPage()
  await second.goto(page.url())
  await second.getByRole('heading', { level: 1, name: 'Services' }).waitFor()
  const before = everywhere.filter((write) => !write.startsWith('PATCH'))
  expect(await seenIn(second, 'From the first tab')).toEqual(everywhere)
  await make(second, 'From the second tab')
  expect(await seenIn(page, 'From the second tab')).toEqual(everywhere)
  // What was added stays beside it, what was changed is replaced.
  expect(await seenIn(page, 'From the first tab')).toEqual(before)

  // Deletions are shared as well, and products come back with the rest.
  const products = 'GET /apps/ecommerce/inventory/products?page=0&size=1'
  const total = async (tab: Page) => /"length":(\d+)/.exec(JSON.stringify(await ask(tab, products)))?.[1]
  const id = /"id":"([^"]+)"/.exec(JSON.stringify(await ask(page, products)))?.[1] ?? ''
  expect(await total(page)).toBe('23')
  await ask(page, `DELETE /apps/ecommerce/inventory/product?id=${id}`)
  expect(await total(second)).toBe('22')

  await page.getByRole('button', { name: /^User menu/ }).click()
  await page.getByRole('menuitem', { name: 'Reset sample data' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset sample data' }).click()
  await page.getByText('Sample data reset').waitFor()
  for (const tab of [page, second]) {
    expect(await seenIn(tab, 'From the first tab')).toEqual([])
    expect(await seenIn(tab, 'From the second tab')).toEqual([])
    expect(await total(tab)).toBe('23')
  }
})

test('sample pictures show under the strict policy', async ({ page }) => {
  await signIn(page)
  const widths = await page.evaluate(async () => {
    const response = await fetch('/api/apps/contacts/all')
    const text = await response.text()
    const addresses = [...text.matchAll(/"(data:image[^"]+)"/g)].map(([, address = '']) => address).slice(0, 5)
    return Promise.all(
      addresses.map(async (src) => {
        const image = Object.assign(new Image(), { src })
        await image.decode()
        return image.naturalWidth
      }),
    )
  })
  expect(widths).toHaveLength(5)
  expect(Math.min(...widths)).toBeGreaterThan(0)
})

test('icons are drawn by files of the build under the strict policy', async ({ page }) => {
  await signIn(page)
  await page.goto(`/en/${organisation}/apps/icons/material-twotone?search=cloud-download`)
  await page.getByRole('gridcell', { name: 'cloud-download' }).locator('path').first().waitFor()
})

test('the chat is live under the strict policy', async ({ page }) => {
  await signIn(page)
  const [chat] = [await ask(page, 'GET /apps/chat/chats')].flat()
  const chatId = typeof chat === 'object' && chat && 'id' in chat ? String(chat.id) : ''
  const frame = await page.evaluate(
    (chatId) =>
      new Promise<string>((resolve, reject) => {
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/apps/chat/socket`)
        socket.onopen = () => socket.send(JSON.stringify({ chatId, value: 'Sent by a journey', isMine: true }))
        socket.onmessage = ({ data }) => {
          if (!String(data).includes('Sent by a journey')) return
          resolve(String(data))
          socket.close()
        }
        socket.onerror = () => reject(new Error('The WebSocket failed'))
      }),
    chatId,
  )
  expect(JSON.parse(frame)).toMatchObject({ type: 'message', message: { chatId, value: 'Sent by a journey' } })
  expect(JSON.stringify(await ask(page, `GET /apps/chat/chat?id=${chatId}`))).toContain('Sent by a journey')
})
