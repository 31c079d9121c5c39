/**
 * What a package hands out once it is built: the workspace runs on `src`, who installs it on `dist`.
 *
 * @param {Record<string, string>} exports subpath → file of the source
 */
export const publishedExports = (exports) =>
  Object.fromEntries(
    Object.entries(exports).map(([subpath, source]) => {
      const built = source.replace(/^\.\/src\//, './dist/')
      const bare = built.replace(/\.tsx?$/, '')
      return [subpath, bare === built ? built : { types: `${bare}.d.ts`, default: `${bare}.js` }]
    }),
  )

/**
 * What a package asks for once it is published: the workspace develops with one version of each library, who installs it
 * takes a newer one too.
 *
 * @param {Record<string, string>} [dependencies] name → version or range
 */
export const ranges = (dependencies = {}) =>
  Object.fromEntries(
    Object.entries(dependencies).map(([name, version]) => [name, /^\d/.test(version) ? `^${version}` : version]),
  )

export const hooks = {
  /** @param {{ exports: Record<string, string>, dependencies?: Record<string, string>, devDependencies?: Record<string, string> }} manifest */
  beforePacking: (manifest) => ({
    ...manifest,
    exports: publishedExports(manifest.exports),
    dependencies: ranges(manifest.dependencies),
    devDependencies: undefined,
  }),
}
