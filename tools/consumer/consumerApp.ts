import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { capture } from '../packages/capture.ts'
import { packPackage, publishedPackages } from '../packages/publishedPackages.ts'
import { root } from '../run.ts'
import { readmeBlocks } from './readmes.ts'

/** What a consumer writes: rows of its own, each picker with a source, a label and a handler, and a page with a design of its own. */
const source = join(import.meta.dirname, 'app')

/** The newest when this was written. The workspace has no other use for it. */
const NEXT = '16.4.6'

/** As strict as a consumer can be. What a declaration of ours cannot find or say is an error that nobody but us can mend. */
const compilerOptions = {
  target: 'es2023',
  lib: ['es2023', 'dom', 'dom.iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  strict: true,
  noEmit: true,
  skipLibCheck: false,
}

/** Where the two apps of a stranger are, both built. */
export interface ConsumerApps {
  /** The folder of the Vite app's files. */
  vite: string
  /** The folder of the Next.js app's files. */
  next: string
}

/**
 * Makes a Vite app and a Next.js app outside the workspace that have nothing of us but the packed packages, with every block of the
 * readmes pasted: installs them with npm, checks their types and builds them. The packages are built before (`pnpm build`).
 */
export async function buildConsumerApps(folder: string): Promise<ConsumerApps> {
  const packed = await Promise.all(
    publishedPackages().map(
      async (published) => [published.name, `file:${await packPackage(published, folder)}`] as const,
    ),
  )
  const tarballs = Object.fromEntries(packed)
  const version = await catalog()
  const blocks = readmeBlocks()
  const others = new Set(blocks.flatMap(({ installed }) => installed).filter((name) => !(name in tarballs)))
  const manifest = {
    name: 'consumer',
    private: true,
    type: 'module',
    dependencies: {
      ...tarballs,
      ...Object.fromEntries([...others, 'react', 'react-dom'].map((name) => [name, version(name)])),
      next: NEXT,
    },
    devDependencies: Object.fromEntries(
      ['@types/node', '@types/react', '@types/react-dom', '@vitejs/plugin-react', 'typescript', 'vite'].map((name) => [
        name,
        version(name),
      ]),
    ),
    // The tarballs need each other under versions that no registry has.
    overrides: tarballs,
  }
  const page = (title: string, module: string, body = '') =>
    `<!doctype html><html lang="en"><title>${title}</title><body>${body}<script type="module" src="/src/${module}"></script></body></html>`
  const files = {
    'package.json': JSON.stringify(manifest),
    'tsconfig.json': JSON.stringify({
      compilerOptions: { ...compilerOptions, types: ['vite/client'] },
      include: ['src'],
    }),
    'index.html': page('Consumer', 'main.tsx'),
    'host.html': page('Host', 'host/main.ts', await readFile(join(source, 'host/host.html'), 'utf8')),
    'vite.config.js': `import react from '@vitejs/plugin-react'
export default { plugins: [react()], build: { rolldownOptions: { input: ['index.html', 'host.html'] } } }
`,
    ...Object.fromEntries(blocks.map(({ file, code }) => [`src/readme/${file}`, code])),
    // In an app with Server Components a block with columns, sources or handlers is a module of the browser.
    'next/app/Field.tsx': `'use client'\n${blocks.find(({ file }) => file === 'root-1.tsx')?.code}`,
    'next/tsconfig.json': JSON.stringify({
      compilerOptions: {
        ...compilerOptions,
        lib: ['esnext', 'dom', 'dom.iterable'],
        types: ['next', 'node'],
        plugins: [{ name: 'next' }],
      },
      include: ['app', 'next-env.d.ts'],
    }),
    'next/next-env.d.ts': '/// <reference types="next" />\n',
  }
  await cp(source, join(folder, 'src'), { recursive: true, filter: (path) => !path.startsWith(join(source, 'next')) })
  await cp(join(source, 'next'), join(folder, 'next'), { recursive: true })
  await cp(join(source, 'host/hostile.css'), join(folder, 'next/app/globals.css'))
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  await must(folder, 'npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts'])
  for (const project of ['tsconfig.json', 'next/tsconfig.json']) await must(folder, 'tsc', ['--project', project])
  await must(folder, 'node', ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'])
  await must(folder, 'node', ['node_modules/next/dist/bin/next', 'build', 'next'])
  return { vite: join(folder, 'dist'), next: join(folder, 'next/out') }
}

/** Versions of the workspace's catalog, so that the consumer tests what we develop with. */
async function catalog(): Promise<(name: string) => string> {
  const yaml = await readFile(join(root, 'pnpm-workspace.yaml'), 'utf8')
  return (name) => {
    const version = new RegExp(`^  '?${name}'?: (.+)$`, 'm').exec(yaml)?.[1]
    if (version === undefined) throw new Error(`${name} is not in the catalog`)
    return version
  }
}

async function must(folder: string, command: string, args: readonly string[]) {
  const { code, output } = await capture(command, args, folder)
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed for the consumer\n${output}`)
}
