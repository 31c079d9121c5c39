import * as z from 'zod/v4/core'
import { trustScripts } from './trustScripts.js'

/**
 * Sets what must hold before anything else is imported, and starts the workspace.
 * @throws when a part of it cannot be loaded
 */
export async function begin(): Promise<void> {
  // Compiling schemas needs `new Function`, which `default-src 'self'` forbids; even the attempt would be reported as a
  // violation. It must be off before the first schema is made, so everything else is imported after it.
  z.config({ jitless: true })
  trustScripts(window)
  const { start } = await import('./start.js')
  await start(document.getElementById('root'))
}
