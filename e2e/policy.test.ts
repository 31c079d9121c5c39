import { expect } from 'vitest'
import { contentSecurityPolicy } from '../tools/serve.ts'
import { test, watch } from './journey.ts'

test('the page is served under the strict policy', async ({ browser, site }) => {
  const page = await browser.newPage()
  const answer = await page.goto(site)
  expect(answer?.headers()['content-security-policy']).toBe(contentSecurityPolicy)
  expect(contentSecurityPolicy).toMatch(/^default-src 'self'/)
  expect(contentSecurityPolicy).not.toMatch(/unsafe|nonce|\*/)
  const directives = contentSecurityPolicy.split('; ')
  expect(directives.filter((directive) => /data:|blob:/.test(directive))).toEqual(["img-src 'self' data: blob:"])
  // Scripts, styles and connections, WebSockets too, have no directive of their own: the own origin alone.
  expect(contentSecurityPolicy).not.toMatch(/(?:script|style|connect|worker|font|frame)-src/)
  await expect(page.evaluate(`trustedTypes.createPolicy('lax', {})`)).rejects.toThrow(/disallowed/)
  await page.close()
})

test('what the journeys watch for is noticed: inline script and style, eval, untrusted text, another origin', async ({
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
    ['HTML made of text', `document.body.innerHTML = '<b>x</b>'`],
    ['a worker that is none of the build', `new Worker('/api/files/7.js')`],
    [
      'a form sent to another origin',
      () => {
        const form = Object.assign(document.createElement('form'), { action: 'http://127.0.0.1:9/' })
        document.body.append(form)
        form.submit()
      },
    ],
    ['another origin', () => fetch('http://127.0.0.1:9/').catch(() => undefined)],
    [
      'a picture of another origin',
      () => document.body.append(Object.assign(new Image(), { src: 'http://127.0.0.1:9/x.png' })),
    ],
    ['data that is no picture', () => fetch('data:text/plain,x').catch(() => undefined)],
    [
      'a script as data',
      () =>
        document.head.append(Object.assign(document.createElement('script'), { src: 'data:text/javascript,void 0' })),
    ],
  ]
  for (const [what, attempt] of attempts) {
    const context = await browser.newContext({ serviceWorkers: 'block' })
    const breaches = watch(context, site)
    const page = await context.newPage()
    await page.goto(site)
    // Some attempts are thrown out as well; what counts is that they are reported.
    await page.evaluate(attempt).catch(() => undefined)
    await expect.poll(() => breaches.length, { message: what }).toBeGreaterThan(0)
    await context.close()
  }
})
