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

export const hooks = {
  /** @param {{ exports: Record<string, string> }} manifest */
  beforePacking: (manifest) => ({ ...manifest, exports: publishedExports(manifest.exports) }),
}
