import * as z from 'zod/v4/core'

// Compiling schemas needs `new Function`, which `default-src 'self'` forbids; even the attempt would be reported as a
// violation. It must be off before the first schema is made, so everything else is imported after it.
z.config({ jitless: true })

const { start } = await import('./start.js')
await start(document.getElementById('root'))
