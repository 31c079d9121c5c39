import type { TFunction } from 'i18next'
import type english from '../text/en.json'
import type { ElementWords } from '../elementWords.js'

type PropertyWord = keyof (typeof english)['diagram']['properties']

/** Properties that have a word; all others are shown by their name in the file. */
const propertyWords: ReadonlyMap<string, PropertyWord> = new Map([
  ['type', 'type'],
  ['name', 'name'],
  ['lane', 'lane'],
  ['parent', 'parent'],
  ['attachedTo', 'attachedTo'],
  ['source', 'source'],
  ['target', 'target'],
  ['roles', 'roles'],
  ['links', 'links'],
  ['documentation', 'documentation'],
  ['duration', 'duration'],
  ['waiting', 'waiting'],
  ['cost', 'cost'],
  ['currency', 'currency'],
  ['conditionExpression', 'condition'],
  ['default', 'default'],
  ['eventDefinitions', 'trigger'],
  ['loopCharacteristics', 'repetition'],
  ['isInterrupting', 'interrupting'],
  ['cancelActivity', 'interrupting'],
])

/** What one calls a property; of paths into structures the known beginning: "Condition", "Roles". */
export function propertyName(path: string, t: TFunction): string {
  const own = path.replace(/^(?:figures|properties)\./, '')
  const word = propertyWords.get(own.split('.')[0] ?? '')
  return word ? t(`diagram.properties.${word}`) : own
}

const references = new Set(['lane', 'parent', 'attachedTo', 'source', 'target', 'default'])

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** How a value of a property is read; `null` where there is none. */
export function valueText(
  path: string,
  value: unknown,
  { t, words, nameOfId }: { t: TFunction; words: ElementWords; nameOfId: (id: string) => string | undefined },
): string | null {
  if (isEmpty(value)) return null
  if (typeof value === 'boolean') return t(value ? 'diagram.compare.yes' : 'diagram.compare.no')
  if (typeof value === 'string') {
    if (path === 'type') return words.typeOf(value)
    return (references.has(path.replace(/^properties\./, '')) ? nameOfId(value) : undefined) ?? value
  }
  if (Array.isArray(value)) return value.map(partText).join(', ')
  return partText(value)
}

/** A role is "A Head of sales", a linked object its name, and anything else as it is in the file. */
function partText(part: unknown): string {
  if (typeof part !== 'object' || part === null) return String(part)
  const name = 'name' in part && typeof part.name === 'string' ? part.name : undefined
  if (name === undefined) return JSON.stringify(part)
  return 'letter' in part && typeof part.letter === 'string' ? `${part.letter} ${name}` : name
}
