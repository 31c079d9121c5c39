import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { capture } from '../packages/capture.ts'
import { publishedPackages } from '../packages/publishedPackages.ts'
import { root } from '../run.ts'

/** As an app with React Server Components loads modules: of those for the browser it has references and no code. */
const references = `import { registerHooks } from 'node:module'

const listOf = (text) =>
  [...text.matchAll(/export\\s*\\{([^}]*)\\}/g)].flatMap(([, list]) =>
    list.split(',').map((part) => part.trim().split(/\\s+as\\s+/).at(-1)).filter(Boolean))

export const seen = new Set()
registerHooks({
  load(url, context, next) {
    const loaded = next(url, context)
    const text = String(loaded.source ?? '')
    if (!url.startsWith('file:') || !/^(?:['"]use strict['"];\\s*)?['"]use client['"]/.test(text)) return loaded
    seen.add(url)
    const lines = listOf(text).map((name) =>
      \`export \${name === 'default' ? 'default' : 'const ' + name + ' ='} registerClientReference(() => { throw new Error('\${name} was called on the server') }, '\${url}', '\${name}')\`)
    return { ...loaded, format: 'module', source:
      ["import { registerClientReference } from 'react-server-dom-webpack/server'", ...lines].join('\\n') }
  },
})
`

/** A page of the server: parts that draw there, parts of the browser in between, and rules without React. */
const page = `import { Writable } from 'node:stream'
import { seen } from './references.mjs'
const subpaths = SUBPATHS
const failed = []
for (const subpath of subpaths) {
  try { await import(subpath) } catch (error) { failed.push(subpath + ': ' + error.message) }
}
const { createElement: h } = await import('react')
const { renderToPipeableStream } = await import('react-server-dom-webpack/server')
const ui = await import('@embpm/ui')
const { periodRange } = await import('@embpm/calendar')
const { nestedTree } = await import('@embpm/ui/tree-source')

const App = () =>
  h(ui.Page, null,
    h(ui.Page.Head, { title: 'Services' }),
    h(ui.Page.Body, { tint: true },
      h(ui.Badge, { tone: 'success' }, 'Drawn on the server'),
      h(ui.KeyValue, { items: [{ label: 'Host', value: 's4p.example.test' }] }),
      h(ui.StateMessage, { kind: 'empty', title: 'No services yet' }),
      h(ui.Dialog, { trigger: h(ui.Button, null, 'Edit') },
        h(ui.Dialog.Header, { title: 'Edit' }), h(ui.Dialog.Body, null, 'Body'))))

const anywhere = new Proxy({}, {
  get: (_, id) => ({ id: String(id), chunks: [], name: String(id).split('#')[1] ?? '*' }),
  getOwnPropertyDescriptor: () => ({ configurable: true, enumerable: true }),
})
let flight = ''
await new Promise((done) => {
  const out = new Writable({ write(part, _, next) { flight += part; next() } })
  out.on('finish', done)
  renderToPipeableStream(h(App), anywhere, { onError: (error) => void failed.push(error.message) }).pipe(out)
})
console.log(JSON.stringify({
  failed,
  flight,
  pure: typeof periodRange === 'function' && nestedTree([]).children(null, { signal: new AbortController().signal }).length === 0,
  references: seen.size,
}))
`

/** What happened when the installed packages were used by a server. */
export interface ServerRun {
  /** What could not be loaded or drawn, in sentences. */
  failed: string[]
  /** What React sends to the browser. */
  flight: string
  /** Whether rules without React were run. */
  pure: boolean
  /** How many modules were references to the browser. */
  references: number
}

const isRun = (said: unknown): said is ServerRun =>
  typeof said === 'object' && said !== null && ['failed', 'flight', 'pure', 'references'].every((key) => key in said)

/** Uses the packages that are installed in this folder in React Server Components, under the condition `react-server`. */
export async function runServerApp(folder: string): Promise<ServerRun> {
  const version = /^ {2}react: (.+)$/m.exec(await readFile(join(root, 'pnpm-workspace.yaml'), 'utf8'))?.[1]
  const add = ['install', '--no-save', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts']
  // Its peer is a bundler, of which nothing is needed here.
  await must(folder, 'npm', [...add, '--legacy-peer-deps', `react-server-dom-webpack@${version}`])
  const subpaths = publishedPackages().flatMap(({ name, subpaths }) =>
    [...subpaths.keys()].filter((key) => !key.endsWith('.css')).map((key) => key.replace('.', name)),
  )
  await writeFile(join(folder, 'references.mjs'), references)
  await writeFile(join(folder, 'server.mjs'), page.replace('SUBPATHS', JSON.stringify(subpaths)))
  // Bundlers take what a library has as `module`; Node takes it only when told so.
  const said = await must(folder, 'node', [
    '--conditions=react-server',
    '--conditions=module',
    '--import',
    './references.mjs',
    'server.mjs',
  ])
  const run: unknown = JSON.parse(said.trim().split('\n').at(-1) ?? '')
  if (!isRun(run)) throw new Error(`The server said ${said}`)
  return run
}

async function must(folder: string, command: string, args: readonly string[]): Promise<string> {
  const { code, output } = await capture(command, args, folder)
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed for the server\n${output}`)
  return output
}
