import { leftovers, missing } from './built.ts'

// Before a package is packed or published: it is whole, and nothing in it is of a source that is gone.
const folder = process.cwd()
const complaints = [
  ...missing(folder).map((path) => `${path} is missing.`),
  ...leftovers(folder).map((path) => `${path} has no source.`),
]
if (complaints.length > 0) {
  console.error(`${complaints.join('\n')}\nBuild the package first: pnpm build.`)
  process.exit(1)
}
