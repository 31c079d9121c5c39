import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Browser } from 'playwright'
import { sampleCredentials } from '../packages/backend/src/sample/sampleCredentials.ts'
import { launchOptions } from './chromium.ts'
import { root, run } from './run.ts'
import { serve } from './serve.ts'

/** Takes the README's pictures of the app and of Storybook: `pnpm pictures`. */
const folder = join(root, 'docs')

async function build(...command: string[]) {
  const code = await run('pnpm', command)
  if (code !== 0) process.exit(code)
}

async function photographApp(browser: Browser) {
  const server = await serve(join(root, 'packages/app/dist'))
  const page = await browser.newPage({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    timezoneId: 'UTC',
  })
  await page.goto(server.url)
  await page.getByLabel('E-mail').fill(sampleCredentials.email)
  await page.getByLabel(/^Password/).fill(sampleCredentials.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('row').nth(5).waitFor()
  await page.screenshot({ path: join(folder, 'app.png') })
  await page.close()
  await server.close()
}

async function photographStorybook(browser: Browser) {
  const server = await serve(join(root, 'storybook-static'), 0, { contentSecurityPolicy: undefined })
  const page = await browser.newPage({
    viewport: { width: 1800, height: 1000 },
    reducedMotion: 'reduce',
    timezoneId: 'UTC',
  })
  await page.goto(`${server.url}/index.html?path=/story/pickers-service-picker-servicepicker--open&panel=false`)
  await page.frameLocator('#storybook-preview-iframe').getByRole('row').nth(5).waitFor()
  await page.waitForTimeout(1000)
  await page.screenshot({ path: join(folder, 'storybook.png') })
  await page.close()
  await server.close()
}

await mkdir(folder, { recursive: true })
await build('--filter', '@embpm/app', 'build', '--logLevel', 'warn')
await build('build:storybook')
const browser = await chromium.launch(await launchOptions())
await photographApp(browser)
await photographStorybook(browser)
await browser.close()
console.log(`Pictures are in ${folder}`)
