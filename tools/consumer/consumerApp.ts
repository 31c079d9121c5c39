import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { capture } from '../packages/capture.ts'
import { packPackage, publishedPackages } from '../packages/publishedPackages.ts'
import { root } from '../run.ts'

/** What a consumer writes: rows of its own, and each picker with a source, a label and a handler. */
const source = join(import.meta.dirname, 'app')

const tsconfig = {
  compilerOptions: {
    target: 'es2023',
    lib: ['es2023', 'dom', 'dom.iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: ['vite/client'],
  },
  include: ['src'],
}

/**
 * Makes an app outside the workspace that has nothing of us but the packed packages, installs it with npm, checks its types
 * and builds it; the packages are built before (`pnpm build`). Answers the folder of the built app.
 */
export async function buildConsumerApp(folder: string): Promise<string> {
  const packed = await Promise.all(
    publishedPackages().map(
      async (published) => [published.name, `file:${await packPackage(published, folder)}`] as const,
    ),
  )
  const tarballs = Object.fromEntries(packed)
  const version = await catalog()
  const manifest = {
    name: 'consumer',
    private: true,
    type: 'module',
    dependencies: { ...tarballs, react: version('react'), 'react-dom': version('react-dom') },
    devDependencies: {
      '@types/react': version('@types/react'),
      '@types/react-dom': version('@types/react-dom'),
      '@vitejs/plugin-react': version('@vitejs/plugin-react'),
      vite: version('vite'),
    },
    // The tarballs need each other under versions that no registry has.
    overrides: tarballs,
  }
  const files = {
    'package.json': JSON.stringify(manifest),
    'tsconfig.json': JSON.stringify(tsconfig),
    'index.html':
      '<!doctype html><html lang="en"><title>Consumer</title><script type="module" src="/src/main.tsx"></script></html>',
    'vite.config.js': "import react from '@vitejs/plugin-react'\nexport default { plugins: [react()] }\n",
  }
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  await cp(source, join(folder, 'src'), { recursive: true })
  await must(folder, 'npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts'])
  await must(folder, 'tsc', ['--project', 'tsconfig.json'])
  await must(folder, 'node', ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'])
  return join(folder, 'dist')
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
