// size-limit's plugins come without types. They are lists of steps; its own signature calls them functions.
declare module '@size-limit/esbuild' {
  const plugins: ((...args: unknown[]) => unknown)[]
  export default plugins
}
declare module '@size-limit/file' {
  const plugins: ((...args: unknown[]) => unknown)[]
  export default plugins
}
