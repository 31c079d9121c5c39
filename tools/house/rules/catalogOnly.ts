import { file, type Breach, type Rule } from '../Rule.ts'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function parsed(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : {}
  } catch {
    return {}
  }
}

const section = (manifest: Record<string, unknown>, name: string) => {
  const found = manifest[name]
  return isRecord(found) ? Object.entries(found) : []
}

/** Names of the one catalog in `pnpm-workspace.yaml`. */
function catalogNames(yaml: string): Set<string> {
  const block = /^catalog:\n((?:[ \t]+.*\n?|\n|#.*\n)*)/m.exec(yaml)?.[1] ?? ''
  return new Set([...block.matchAll(/^\s+['"]?([@\w][^'":]*)['"]?:\s*\S/gm)].map(([, name = '']) => name))
}

const isManifest = (path: string) => /^(?:packages\/[^/]+\/|\.storybook\/)?package\.json$/.test(path)
const workspace = (names: string) => file('pnpm-workspace.yaml', `packages: [packages/*]\ncatalog:\n${names}`)

/** One version of everything, in one place. Node's own platform builds differ per platform and stay pinned at the root. */
export const catalogOnly: Rule = {
  says: 'dependencies come from the catalog or the workspace',
  check(files) {
    const known = catalogNames(files.find(({ path }) => path === 'pnpm-workspace.yaml')?.text ?? '')
    return files
      .filter(({ path }) => isManifest(path))
      .flatMap(({ path, text }) => {
        const manifest = parsed(text)
        const wanted = ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((name) =>
          section(manifest, name),
        )
        return wanted.flatMap(([name, range]): Breach[] => {
          if (typeof range === 'string' && range.startsWith('workspace:')) return []
          if (path === 'package.json' && /^node-(?:linux|darwin)-/.test(name)) return []
          if (range !== 'catalog:') return [{ file: path, sentence: `"${name}" should be "catalog:".` }]
          return known.has(name) ? [] : [{ file: path, sentence: `"${name}" is not in the catalog.` }]
        })
      })
  },
  broken: [
    [file('packages/ui/package.json', '{"dependencies":{"react":"^19.0.0"}}'), workspace('  react: 19.3.1\n')],
    [
      file('package.json', '{"devDependencies":{"left-pad":"catalog:"}}'),
      workspace("  react: 19.3.1\n  '@a/b': 1.0.0\n"),
    ],
  ],
  fine: [
    [
      file(
        'packages/ui/package.json',
        '{"dependencies":{"@a/b":"catalog:","@embpm/contract":"workspace:^"},"peerDependencies":{"react":">=19"}}',
      ),
      workspace("  '@a/b': 1.0.0\n"),
    ],
  ],
}
