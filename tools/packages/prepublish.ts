import { existsSync, readFileSync } from 'node:fs'
import * as z from 'zod'

// Before a package is published: its changelog has a heading for its version, which `changeset version` writes.
const { name, version } = z
  .object({ name: z.string(), version: z.string() })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')))
const changelog = existsSync('CHANGELOG.md') ? readFileSync('CHANGELOG.md', 'utf8') : ''
if (!changelog.split('\n').includes(`## ${version}`)) {
  console.error(`The changelog of ${name} does not name ${version}: it is written by "changeset version".`)
  process.exit(1)
}
