import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { capture, type Captured } from './packages/capture.ts'
import { packPackage, publishedPackages } from './packages/publishedPackages.ts'

// Asks publint and attw whether the tarball that would be uploaded works for a consumer, and looks for licence and readme in it;
// the packages are built before (`pnpm build`).
const work = await mkdtemp(join(tmpdir(), 'embpm-packages-'))
let failed = false

const report = (name: string, tool: string, { code, output }: Captured) => {
  console.log(`${code === 0 ? '✓' : '✗'} ${name} ${tool}`)
  if (code === 0) return
  failed = true
  console.log(output)
}

try {
  for (const published of publishedPackages()) {
    const { name, subpaths } = published
    // attw does not expand `./*` by itself, and a stylesheet has no types.
    const modules = [...subpaths.keys()].filter((subpath) => !subpath.endsWith('.css'))
    const tarball = await packPackage(published, work)
    report(name, 'publint', await capture('publint', ['run', tarball, '--strict']))
    const { output: content } = await capture('tar', ['--list', '--file', tarball])
    const lacking = ['LICENSE', 'README.md'].filter((path) => !content.split('\n').includes(`package/${path}`))
    report(name, 'licence and readme', { code: lacking.length, output: `${lacking.join(', ')} not packed` })
    report(
      `${name} (${modules.length} subpaths)`,
      'attw',
      await capture('attw', [tarball, '--profile', 'esm-only', '--no-emoji', '--entrypoints', ...modules]),
    )
  }
} finally {
  await rm(work, { recursive: true, force: true })
}
process.exit(failed ? 1 : 0)
