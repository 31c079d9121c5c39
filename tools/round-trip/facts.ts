/** What the text of an XML file says, one line per tag, attribute and text, in any order; with addresses in place of prefixes. */
export function factsOf(xml: string): string[] {
  const facts: string[] = []
  const scopes: Scope[] = [{ name: '', namespaces: new Map([['xml', 'http://www.w3.org/XML/1998/namespace']]) }]
  let text = ''
  for (const [token] of xml.matchAll(tokens)) {
    const scope = scopes.at(-1)
    if (!scope) break
    if (token.startsWith('<![CDATA[')) text += token.slice(9, -3)
    else if (!token.startsWith('<')) text += decoded(token)
    else if (!token.startsWith('<!') && !token.startsWith('<?')) {
      if (text.trim() !== '') facts.push(`${scope.name} says ${text.trim()}`)
      text = ''
      if (token.startsWith('</')) scopes.pop()
      else {
        const inner = opened(token, scope.namespaces, facts)
        if (!token.endsWith('/>')) scopes.push(inner)
      }
    }
  }
  return facts
}

/** Which facts there are fewer of, each once. */
export function missingIn(facts: readonly string[], expected: readonly string[]): string[] {
  const left = new Map<string, number>()
  for (const fact of facts) left.set(fact, (left.get(fact) ?? 0) + 1)
  const missing = new Set<string>()
  for (const fact of expected) {
    const count = left.get(fact) ?? 0
    if (count === 0) missing.add(fact)
    left.set(fact, count - 1)
  }
  return [...missing]
}

/** What an attribute says that is left out when a model is written, as the standard says the same of one that is not there. */
const defaults = new Set([
  'startQuantity = 1',
  'completionQuantity = 1',
  'isForCompensation = false',
  'triggeredByEvent = false',
  'isCollection = false',
  'isInterrupting = true',
  'cancelActivity = true',
  'parallelMultiple = false',
  'instantiate = false',
  'testBefore = false',
  'isSequential = false',
  'gatewayDirection = Unspecified',
  'eventGatewayType = Exclusive',
  'messageVisibleKind = initiating',
  'textFormat = text/plain',
  'expressionLanguage = http://www.w3.org/1999/XPath',
  'typeLanguage = http://www.w3.org/2001/XMLSchema',
  '{http://www.w3.org/2001/XMLSchema-instance}type = {http://www.omg.org/spec/DD/20100524/DC}Point',
])

interface Scope {
  name: string
  namespaces: ReadonlyMap<string, string>
}

const tokens = /<!\[CDATA\[[\s\S]*?\]\]>|<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<(?:"[^"]*"|'[^']*'|[^>"'])*>|[^<]+/g
const attributes = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

function opened(tag: string, outer: ReadonlyMap<string, string>, facts: string[]): Scope {
  const pairs = [...tag.matchAll(attributes)].map(([, name = '', double, single]) => ({
    name,
    value: decoded(double ?? single ?? ''),
  }))
  const isDeclaration = ({ name }: { name: string }) => name === 'xmlns' || name.startsWith('xmlns:')
  const namespaces = new Map([
    ...outer,
    ...pairs
      .filter(isDeclaration)
      .map(({ name, value }): [string, string] => [name === 'xmlns' ? '' : name.slice(6), value]),
  ])
  const name = resolved(/^<([^\s/>]+)/.exec(tag)?.[1] ?? '', namespaces, namespaces.get(''))
  facts.push(name)
  for (const attribute of pairs.filter((pair) => !isDeclaration(pair))) {
    const key = resolved(attribute.name, namespaces)
    // The value of xsi:type is a name with a prefix itself, and of a number only the value counts.
    const isType = key === '{http://www.w3.org/2001/XMLSchema-instance}type'
    const value = isType
      ? resolved(attribute.value, namespaces, namespaces.get(''))
      : attribute.value.replace(decimals, '')
    if (!defaults.has(`${key} = ${value}`)) facts.push(`${name} has ${key} = ${value}`)
  }
  return { name, namespaces }
}

/** What follows a whole number and says nothing. */
const decimals = /(?<=^-?\d+)\.0+$/

function resolved(name: string, namespaces: ReadonlyMap<string, string>, fallback?: string): string {
  const [prefix = '', local] = name.split(':')
  if (local === undefined) return fallback ? `{${fallback}}${name}` : name
  return `{${namespaces.get(prefix) ?? prefix}}${local}`
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const decoded = (text: string) =>
  text.replace(
    /&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi,
    (match: string, hexadecimal?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return entities[name] ?? match
      return String.fromCodePoint(hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16))
    },
  )
