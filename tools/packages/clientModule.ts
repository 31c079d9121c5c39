/** What React has on the server too, where nothing is kept between two renders and nothing is heard. */
const onServer = new Set([
  'Activity',
  'Children',
  'Fragment',
  'StrictMode',
  'Suspense',
  'cache',
  'cloneElement',
  'createElement',
  'forwardRef',
  'isValidElement',
  'memo',
])

/** Libraries whose every part keeps state or listens. */
const clientLibraries = /^(?:react-dom|react-aria|react-stately|react-hook-form|@tanstack\/react-)/

/** Values that are imported, with the module they come from; types are left out. */
const importedValues = (code: string): { name: string; from: string }[] =>
  [...code.matchAll(/(?:^|\n)\s*import\s+(?!type\s)([^'";]+?)\s+from\s+['"]([^'"]+)['"]/g)].flatMap(
    ([, clause = '', from = '']) => {
      const named = /\{([^}]*)\}/.exec(clause)?.[1]
      const names = (named ?? '')
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== '' && !part.startsWith('type '))
        .map((part) => part.split(/\s+as\s+/)[0] ?? '')
      const whole = clause.replace(/\{[^}]*\}/, '').replace(/[\s,]/g, '') !== ''
      return [...names, ...(whole ? ['*'] : [])].map((name) => ({ name, from }))
    },
  )

const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|(?<![:\w])\/\/[^\n]*/g, '')

/**
 * Whether a module of ours runs in the browser only: it has hooks, a context, handlers or parts of a library that has. In an
 * app with React Server Components such a module begins with `'use client'`; all others run on the server as well.
 */
export function isClientModule(text: string): boolean {
  const code = withoutComments(text)
  return (
    importedValues(code).some(
      ({ name, from }) => (/^react(?:\/|$)/.test(from) && !onServer.has(name)) || clientLibraries.test(from),
    ) ||
    /(?<![.\w])use(?:[A-Z]\w*)?(?:<[^(]*>)?\s*\(/.test(code) ||
    /\son[A-Z]\w*=\{/.test(code)
  )
}
