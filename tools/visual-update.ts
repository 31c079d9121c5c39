import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { hasPinnedChromium } from './chromium.ts'
import { root, run } from './run.ts'

// Photographs every story anew. Only the pinned browser's pixels are comparable, so elsewhere this refuses.
if (!hasPinnedChromium) {
  console.error('Screenshots are taken on Linux x64 only, with the pinned browser: other machines draw other pixels.')
  process.exit(1)
}
// Removing all first also removes the pictures of stories that are gone.
for (const theme of ['light', 'dark']) await rm(join(root, 'visual', theme), { recursive: true, force: true })
process.exit(await run('vitest', ['run', '--project', 'light', '--project', 'dark', '--update']))
