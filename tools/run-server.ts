import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root, run } from './run.ts'

/** What the server is told to do instead of serving. */
const command = process.argv.slice(2)
const builds = [
  ...(command.length === 0 ? [['--filter', '@embpm/app', 'build:remote', '--logLevel', 'warn']] : []),
  ['--filter', '@embpm/server', 'bundle'],
]
for (const build of builds) {
  const code = await run('pnpm', build)
  if (code !== 0) process.exit(code)
}
const server = spawn(process.execPath, [join(root, 'packages/server/dist/main.js'), ...command], {
  cwd: root,
  stdio: 'inherit',
  env: { NODE_ENV: 'production', ...process.env },
})
// The terminal tells both of Ctrl+C; whoever ends this one alone means the server.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => server.kill('SIGTERM'))
server.on('exit', (code) => process.exit(code ?? 1))
