import { expect } from 'vitest'
import { contentSecurityPolicy } from '../tools/serve.ts'
import { test, watch } from './journey.ts'

test('the page is served under the strict policy', async ({ page, site }) => {
  const answer = await page.goto(site)
  expect(answer?.headers()['content-security-policy']).toBe(contentSecurityPolicy)
  expect(contentSecurityPolicy).toMatch(/^default-src 'self'/)
  expect(contentSecurityPolicy).not.toMatch(/unsafe|nonce|data:|\*/)
})

test('what the journeys watch for is noticed: inline script and style, eval, another origin', async ({
  browser,
  site,
}) => {
  const attempts: readonly (readonly [what: string, attempt: string | (() => unknown)])[] = [
    [
      'inline script',
      () => document.head.append(Object.assign(document.createElement('script'), { textContent: 'void 0' })),
    ],
    [
      'inline style',
      () => document.head.append(Object.assign(document.createElement('style'), { textContent: 'a{}' })),
    ],
    ['eval', `setTimeout('void 0')`],
    ['another origin', () => fetch('http://127.0.0.1:9/').catch(() => undefined)],
  ]
  for (const [what, attempt] of attempts) {
    const context = await browser.newContext({ serviceWorkers: 'block' })
    const breaches = watch(context, site)
    const page = await context.newPage()
    await page.goto(site)
    await page.evaluate(attempt)
    await expect.poll(() => breaches.length, { message: what }).toBeGreaterThan(0)
    await context.close()
  }
})
