import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { rotateKeys } from './identity/signingKeys.js'
import { readSettings, type Settings, SettingsError } from './settings.js'
import { startServer } from './startServer.js'
import { openStore } from './storage/openStore.js'

/** The application, built for a remote back end, as it stands beside this package. */
const folder = fileURLToPath(new URL('../../app/dist-remote', import.meta.url))

const say = (text: string) => void process.stdout.write(`${text}\n`)

const settings = settingsOr(() => process.exit(1))
const log = pino({ level: settings.logLevel, base: { pid: process.pid } }, pino.destination({ dest: 2, sync: true }))

function settingsOr(giveUp: () => never): Settings {
  try {
    return readSettings(process.env)
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    process.stderr.write(`These settings cannot be used:\n${error.message}\n`)
    return giveUp()
  }
}

/** Starts the server, which runs until it is told to stop. */
async function serve(): Promise<void> {
  const { url, firstLink, stop } = await startServer({ ...settings, folder, log })
  say(`\nEMBPM runs at ${url}\n`)
  if (firstLink !== undefined)
    say(
      `The first administrator (${settings.sample ? 'of the sample' : settings.adminEmail}) chooses a password here; the link holds once:\n\n  ${firstLink}\n`,
    )
  if (settings.issuers.length > 0)
    say(`People sign in at ${settings.issuers.join(', ')}; the first administrator by ${settings.adminEmail}.\n`)
  say(
    settings.databaseUrl === undefined
      ? `Everything is kept in the folder ${settings.data}. Ctrl+C stops the server.`
      : 'Everything is kept in PostgreSQL. Ctrl+C stops the server.',
  )
  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (stopping) process.exit(1)
      stopping = true
      log.info({ signal }, 'stopping')
      void stop().then(() => process.exit(0))
    })
}

/** Makes a new key for the tokens that the server itself gives. */
async function rotateKey(atOnce: boolean): Promise<void> {
  const { store, close } = await openStore(settings, log)
  try {
    const { kept, dropped } = await rotateKeys(store, { atOnce })
    say('A new key signs from now on, on every node.')
    if (atOnce) say('No earlier key counts any more: everybody signs in again.')
    else say(`Sessions go on: ${kept} earlier kept until what they signed has run out, ${dropped} dropped.`)
  } finally {
    await close()
  }
}

const usage = `What can be said: nothing, which starts the server; or

  rotate-key            a new key for tokens; sessions go on
  rotate-key --at-once  the same, and nobody's session goes on`

const commands: Readonly<Record<string, (() => Promise<void>) | undefined>> = {
  '': serve,
  'rotate-key': () => rotateKey(false),
  'rotate-key --at-once': () => rotateKey(true),
}
const command = commands[process.argv.slice(2).join(' ')]
if (!command) {
  process.stderr.write(`${usage}\n`)
  process.exit(2)
}
try {
  await command()
} catch (error) {
  process.stderr.write(`This cannot be done. ${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
