import { parseSync } from 'vite'
import type { SourceFile } from '../Rule.ts'

/** A text with holes, as the texts between them: `['pages.', '']` for `` `pages.${title}` ``. */
export type Template = readonly string[]

/** What a file says that has to do with words. */
export interface CodeFacts {
  /** Every string in it, types and the words of `defineWords` left out. */
  strings: ReadonlySet<string>
  /** Every name of a property, and every name that a property is taken by. */
  properties: ReadonlySet<string>
  templates: readonly Template[]
  /** What `t(…)` is called with. */
  asked: readonly (string | Template)[]
  /** The words it declares for a part, by the name of the part. */
  wordSets: readonly { name: string; words: ReadonlyMap<string, ReadonlyMap<string, string>> }[]
}

type Node = Readonly<Record<string, unknown>> & { type: string }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const known = new WeakMap<SourceFile, CodeFacts>()

/** Reads what a TypeScript file says; each file is parsed once. */
export function codeFacts(source: SourceFile): CodeFacts {
  const before = known.get(source)
  if (before) return before
  const strings = new Set<string>()
  const properties = new Set<string>()
  const templates: Template[] = []
  const asked: (string | Template)[] = []
  const wordSets: { name: string; words: Map<string, ReadonlyMap<string, string>> }[] = []

  const visit = (node: Node): void => {
    if (node.type === 'ImportDeclaration' || node.type === 'TSLiteralType') return
    if (isCallOf(node, 'defineWords')) {
      const [name, words] = childrenOf(node.arguments)
      wordSets.push({ name: name ? (textOf(name) ?? '') : '', words: wordsOf(words) })
      return
    }
    if (isCallOf(node, 't')) asked.push(...childrenOf(node.arguments).slice(0, 1).flatMap(answersOf))
    if (node.type === 'TemplateLiteral' && textOf(node) === undefined) templates.push(templateOf(node))
    const text = textOf(node)
    if (text !== undefined) strings.add(text)
    for (const name of [node.key, node.property])
      if (isNode(name) && typeof name.name === 'string') properties.add(name.name)
    for (const value of Object.values(node)) for (const child of childrenOf(value)) visit(child)
  }

  for (const child of childrenOf(parseSync(source.path, source.text).program.body)) visit(child)
  const facts = { strings, properties, templates, asked, wordSets }
  known.set(source, facts)
  return facts
}

const childrenOf = (value: unknown): Node[] => (Array.isArray(value) ? value : [value]).filter(isNode)

const isCallOf = ({ type, callee }: Node, name: string): boolean =>
  type === 'CallExpression' &&
  isNode(callee) &&
  (callee.name === name || (isNode(callee.property) && callee.property.name === name))

function textOf(node: Node): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  const parts = node.type === 'TemplateLiteral' ? templateOf(node) : []
  return parts.length === 1 ? parts[0] : undefined
}

const templateOf = ({ quasis }: Node): string[] =>
  childrenOf(quasis).map(({ value }) =>
    typeof value === 'object' && value !== null && 'cooked' in value ? String(value.cooked) : '',
  )

/** The texts that an argument can stand for: both sides of a condition. */
function answersOf(node: Node): (string | Template)[] {
  if (node.type === 'ConditionalExpression')
    return [...childrenOf(node.consequent), ...childrenOf(node.alternate)].flatMap(answersOf)
  const text = textOf(node)
  if (text !== undefined) return [text]
  return node.type === 'TemplateLiteral' ? [templateOf(node)] : []
}

/** The object of `defineWords`: texts, or plural forms by category. */
function wordsOf(object: Node | undefined): Map<string, ReadonlyMap<string, string>> {
  return new Map(
    childrenOf(object?.properties).flatMap(({ key, value }): [string, ReadonlyMap<string, string>][] => {
      const name = nameOf(key)
      if (name === undefined || !isNode(value)) return []
      const text = textOf(value)
      if (text !== undefined) return [[name, new Map([['', text]])]]
      return [[name, new Map([...wordsOf(value)].map(([form, inner]) => [form, inner.get('') ?? '']))]]
    }),
  )
}

const nameOf = (key: unknown): string | undefined => {
  if (!isNode(key)) return undefined
  return typeof key.name === 'string' ? key.name : textOf(key)
}
