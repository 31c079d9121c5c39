import { join } from 'node:path'
import { sampleCredentials } from '../packages/backend/src/sample/sampleCredentials.ts'
import { root, run } from './run.ts'
import { serve } from './serve.ts'

const port = Number(process.env.PORT ?? 4173)
const code = await run('pnpm', ['--filter', '@embpm/app', 'build', '--logLevel', 'warn'])
if (code !== 0) process.exit(code)

try {
  const { url } = await serve(join(root, 'packages/app/dist'), port)
  console.log(`
EMBPM runs at ${url}

  e-mail    ${sampleCredentials.email}
  password  ${sampleCredentials.password}

Its back end runs in your browser; what you change stays in this browser. Ctrl+C stops the server.`)
} catch (error) {
  console.error(`Port ${port} cannot be used (${String(error)}). Choose another: PORT=4180 npx -y pnpm@12 start`)
  process.exit(1)
}
