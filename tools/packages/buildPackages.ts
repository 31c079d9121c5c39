import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { capture } from './capture.ts'
import { publishedPackages } from './publishedPackages.ts'

/** Builds the published packages from nothing: declarations by the compiler, modules and styles by tsup. Throws what went wrong. */
export async function buildPackages(): Promise<void> {
  const packages = publishedPackages()
  await Promise.all(
    packages.flatMap(({ folder }) =>
      ['dist', 'tsconfig.tsbuildinfo'].map((name) => rm(join(folder, name), { recursive: true, force: true })),
    ),
  )
  await must('tsc', ['-b', ...packages.map(({ folder }) => folder)])
  for (const { folder } of packages) await must('pnpm', ['run', 'build'], folder)
}

async function must(command: string, args: readonly string[], cwd?: string) {
  const { code, output } = await capture(command, args, cwd)
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed\n${output}`)
}
