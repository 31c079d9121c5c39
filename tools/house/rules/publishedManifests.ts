import * as z from 'zod'
import { file, type Rule } from '../Rule.ts'

const published = /^packages\/([^/]+)\/package\.json$/

/** Where the project is kept: the root's manifest is the one place that says it. */
const rootManifest = z.object({
  license: z.string(),
  repository: z.object({ url: z.templateLiteral(['git+', z.url(), '.git']) }),
})

/** What the manifest of a published package says. Provenance is refused by the registry when `repository` is another one. */
function manifestOf(folder: string, { license, repository: { url } }: z.infer<typeof rootManifest>) {
  const home = url.slice('git+'.length, -'.git'.length)
  return z.object({
    description: z.string(),
    license: z.literal(license),
    homepage: z.literal(`${home}/tree/main/packages/${folder}#readme`),
    bugs: z.literal(`${home}/issues`),
    repository: z.object({ type: z.literal('git'), url: z.literal(url), directory: z.literal(`packages/${folder}`) }),
    engines: z.object({ node: z.string() }),
    files: z.array(z.string()).refine((files) => files.includes('CHANGELOG.md'), 'lacks "CHANGELOG.md"'),
    publishConfig: z.object({ access: z.literal('public') }),
    scripts: z.object({ prepack: z.string(), prepublishOnly: z.string() }),
  })
}

const json = (text: string): unknown => JSON.parse(text)
const root = file('package.json', '{"license":"MIT","repository":{"url":"git+https://example.org/a/b.git"}}')
const whole = {
  description: 'Parts.',
  license: 'MIT',
  homepage: 'https://example.org/a/b/tree/main/packages/ui#readme',
  bugs: 'https://example.org/a/b/issues',
  repository: { type: 'git', url: 'git+https://example.org/a/b.git', directory: 'packages/ui' },
  engines: { node: '>=22' },
  files: ['dist', 'CHANGELOG.md'],
  publishConfig: { access: 'public' },
  scripts: { prepack: 'x', prepublishOnly: 'y' },
}
const readme = file('packages/ui/README.md', '')
const manifest = (changed: object) => file('packages/ui/package.json', JSON.stringify({ ...whole, ...changed }))

/** A registry's page, a bug report and a provenance statement are only as good as the manifest. */
export const publishedManifests: Rule = {
  says: 'a published package names its source, its home, its licence, its Node and its changelog, and has a readme',
  check(files) {
    const paths = new Set(files.map(({ path }) => path))
    const root = files.find(({ path }) => path === 'package.json')
    const facts = rootManifest.safeParse(root && json(root.text))
    return files.flatMap(({ path, text }) => {
      const folder = published.exec(path)?.[1]
      if (folder === undefined || z.object({ private: z.literal(true) }).safeParse(json(text)).success) return []
      if (!facts.success)
        return [{ file: path, sentence: 'package.json at the root does not say where the source is.' }]
      const { error } = manifestOf(folder, facts.data).safeParse(json(text))
      return [
        ...(error?.issues ?? []).map((issue) => ({
          file: path,
          sentence: `${issue.path.join('.')}: ${issue.message}.`,
        })),
        ...(paths.has(`packages/${folder}/README.md`) ? [] : [{ file: path, sentence: 'README.md is missing.' }]),
      ]
    })
  },
  broken: [
    [manifest({}), root],
    [manifest({}), readme],
    [manifest({ repository: undefined }), readme, root],
    [manifest({ repository: { ...whole.repository, directory: 'packages/forms' } }), readme, root],
    [manifest({ homepage: 'https://example.org' }), readme, root],
    [manifest({ license: 'ISC' }), readme, root],
    [manifest({ engines: undefined }), readme, root],
    [manifest({ files: ['dist'] }), readme, root],
    [manifest({ publishConfig: {} }), readme, root],
  ],
  fine: [
    [manifest({}), readme, root],
    [file('packages/app/package.json', '{"private":true}'), root],
  ],
}
