import * as z from 'zod/v4/core'
import { trustScripts } from './trustScripts.js'

// Compiling schemas needs `new Function`, which `default-src 'self'` forbids; even the attempt would be reported as a
// violation. It must be off before the first schema is made, so everything else is imported after it.
z.config({ jitless: true })
trustScripts(window)

// No `await` at the top of a module: with one anywhere the bundler joins no files, and each kind of entity costs one more.
const begin = async () => {
  const { start } = await import('./start.js')
  await start(document.getElementById('root'))
}
void begin()
