import { Visitor, type ESTree } from 'vite'
import { parsed } from '../house/parse.ts'
import type { SourceFile } from '../house/Rule.ts'

/** The line of a position, from 1. */
const lineOf = ({ text }: SourceFile, position: number): number => text.slice(0, position).split('\n').length

/** The lines that write a name as a key or as a text: what is read from it (`order.title`, `({ title }) => …`) is left out. */
export function linesWriting(source: SourceFile, name: string): number[] {
  const read = new Set<ESTree.Node>()
  const found: number[] = []
  new Visitor({
    ObjectPattern: ({ properties }) => {
      for (const property of properties) read.add(property)
    },
    Property: (property) => {
      const { key, computed } = property
      if (!read.has(property) && !computed && key.type === 'Identifier' && key.name === name) found.push(key.start)
    },
    Literal: ({ value, start }) => {
      if (value === name) found.push(start)
    },
  }).visit(parsed(source).program)
  return [...new Set(found.map((start) => lineOf(source, start)))]
}

/**
 * How each component is loaded that a file loads later: the function that its `import()` is handed to, `a function` when a
 * constant or a property is but that, or `by hand` where it is awaited in place.
 */
export function lazyWays(source: SourceFile): { way: string; line: number }[] {
  const calls: ESTree.CallExpression[] = []
  const kept: ESTree.Node[] = []
  const found: { way: string; line: number }[] = []
  const isIn = (outer: ESTree.Node, inner: ESTree.Node) => outer.start <= inner.start && inner.end <= outer.end
  new Visitor({
    CallExpression: (call) => void calls.push(call),
    'CallExpression:exit': () => void calls.pop(),
    VariableDeclarator: ({ init }) => {
      if (init?.type === 'ArrowFunctionExpression' && init.expression) kept.push(init)
    },
    Property: ({ value }) => {
      if (value.type === 'ArrowFunctionExpression' && value.expression) kept.push(value)
    },
    ImportExpression: (loaded) => {
      const module = loaded.source.type === 'Literal' ? String(loaded.source.value) : ''
      if (!/(?:^|\/)[A-Z]\w*\.js$/.test(module)) return
      const call = calls.findLast(
        ({ callee, arguments: given }) => callee.type === 'Identifier' && given.some((one) => isIn(one, loaded)),
      )
      const name = call?.callee.type === 'Identifier' ? call.callee.name : undefined
      const way = name ?? (kept.some((one) => isIn(one, loaded)) ? 'a function' : `by hand in ${source.path}`)
      found.push({ way, line: lineOf(source, loaded.start) })
    },
  }).visit(parsed(source).program)
  return found
}

/** Every function that a file declares by name. */
export function functionsOf(source: SourceFile): string[] {
  const names: string[] = []
  new Visitor({
    FunctionDeclaration: ({ id }) => {
      if (id) names.push(id.name)
    },
    VariableDeclarator: ({ id, init }) => {
      if (id.type === 'Identifier' && init?.type === 'ArrowFunctionExpression') names.push(id.name)
    },
  }).visit(parsed(source).program)
  return names
}

/** Every regular expression that a file writes, without its flags. */
export function patternsOf(source: SourceFile): string[] {
  const patterns: string[] = []
  new Visitor({
    Literal: (literal) => {
      if ('regex' in literal) patterns.push(literal.regex.pattern)
    },
  }).visit(parsed(source).program)
  return patterns
}
