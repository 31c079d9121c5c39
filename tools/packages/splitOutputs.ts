/** A file of a bundle, as esbuild's metafile has it. */
export interface BundledFile {
  /** The module that a file begins with; a chunk of what several files need has none. */
  entryPoint?: string
  imports: readonly { path: string; kind: string; external?: boolean }[]
}

/** A file of a bundle with its path. */
export interface BundledPath extends BundledFile {
  path: string
}

/**
 * Divides the files of a bundle into those that load with its entry, those that dynamic imports load later, and those that
 * nothing loads: esbuild writes a chunk for each dynamic import that it has read, also for one that it dropped as unused.
 * @param isEntry whether the bundle was asked for this module
 */
export function splitOutputs(
  outputs: Readonly<Record<string, BundledFile>>,
  isEntry: (entryPoint: string) => boolean,
): Record<'initial' | 'lazy' | 'unused', BundledPath[]> {
  const files = Object.entries(outputs).map(([path, file]) => ({ ...file, path }))
  const reach = (into: Set<string>, path: string, later: boolean) => {
    if (into.has(path)) return
    into.add(path)
    for (const one of outputs[path]?.imports ?? [])
      if (one.external !== true && (later || one.kind !== 'dynamic-import')) reach(into, one.path, later)
  }
  const initial = new Set<string>()
  const all = new Set<string>()
  for (const { path, entryPoint } of files) {
    // Styles and what else is no module come with the import.
    if (path.endsWith('.js') && (entryPoint === undefined || !isEntry(entryPoint))) continue
    reach(initial, path, false)
    reach(all, path, true)
  }
  return {
    initial: files.filter(({ path }) => initial.has(path)),
    lazy: files.filter(({ path }) => all.has(path) && !initial.has(path)),
    unused: files.filter(({ path }) => !all.has(path)),
  }
}
