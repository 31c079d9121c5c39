import { spawn } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'
import { root } from './run.ts'

/** How long building and serving may take, in ms. */
const limit = 10 * 60_000

/** The command of the README: it must print an address, and the application must answer there. */
const child = spawn('pnpm', ['start'], {
  cwd: root,
  stdio: ['ignore', 'pipe', 'inherit'],
  env: { ...process.env, PORT: '0' },
  // A group of its own, so that the server goes with the command that started it.
  detached: true,
})
try {
  const url = await Promise.race([printedAddress(), setTimeout(limit, undefined, { ref: false })])
  if (url === undefined) throw new Error('The start command printed no address.')
  const answer = await fetch(url)
  const page = await answer.text()
  if (!answer.ok || !page.includes('<script type="module"'))
    throw new Error(`${url} answered ${answer.status}:\n${page}`)
  console.log(`${url} answered the application.`)
} finally {
  if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM')
}

/** The address that the command prints; `undefined` when it ends without one. */
async function printedAddress(): Promise<string | undefined> {
  let printed = ''
  child.stdout.setEncoding('utf8')
  for await (const text of child.stdout) {
    process.stdout.write(String(text))
    printed += String(text)
    const url = /EMBPM runs at (\S+)\s/.exec(printed)?.[1]
    if (url !== undefined) return url
  }
  return undefined
}
