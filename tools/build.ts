import { publishedPackages } from './packages/publishedPackages.ts'
import { run } from './run.ts'

// Builds the published packages, in the order in which they need each other.
for (const { folder } of publishedPackages()) {
  const code = await run('pnpm', ['run', 'build'], {}, { cwd: folder })
  if (code !== 0) process.exit(code)
}
