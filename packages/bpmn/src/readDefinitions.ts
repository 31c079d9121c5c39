import { BpmnModdle } from 'bpmn-moddle'
import { BpmnError } from './BpmnError.js'
import { checkText } from './checkText.js'
import { emb } from './emb.js'
import { limits } from './limits.js'
import { isElement, isObject, type Moddle, type ModdleElement, type ParserWarning } from './moddle.js'
import { nameElements } from './nameElements.js'

/** A parsed model, for those who need all that the file says: checks, layout, export. */
export interface Definitions {
  /** The root, `bpmn:Definitions`. */
  definitions: ModdleElement
  /** What could not be understood and was left out, in English, as the parser says it. */
  warnings: string[]
}

/** A new bpmn-moddle that knows our extension. */
export const moddleOf = (): Moddle => new BpmnModdle({ emb })

/**
 * Parses a text. Elements without an id get one, so that a diagram and a difference can name them.
 *
 * @throws {@link BpmnError} if it is too large, not XML or not BPMN.
 */
export async function readDefinitions(xml: string): Promise<Definitions> {
  checkText(xml)
  const options = { lax: true, handler: boundedHandler(xml) }
  const { rootElement, warnings } = await moddleOf()
    .fromXML(withoutLargeReferences(xml), 'bpmn:Definitions', options)
    .catch(refuse(xml))
  if (!isElement(rootElement)) throw new BpmnError('not-bpmn', rootOf(xml))
  keepUnresolved(warnings)
  nameElements(rootElement)
  return { definitions: rootElement, warnings: warnings.map(({ message }) => message) }
}

/** Writes a parsed model as a text, with line breaks. What other tools stored in it is written as it was read. */
export async function writeXml(definitions: ModdleElement): Promise<string> {
  return (await moddleOf().toXML(definitions, { format: true })).xml
}

/**
 * The parser's own handler, which gives up where mistakes are too many: for each it counts the lines from the beginning, which
 * would freeze the page. What it throws while it handles a mistake ends the parsing.
 */
function boundedHandler(xml: string) {
  return function handler(this: object, type: string): object {
    const made: unknown = inherited(this, 'handler').call(this, type)
    if (!isObject(made)) throw new TypeError('bpmn-moddle has no handler')
    let context: unknown
    let left = limits.reread
    Object.defineProperty(made, 'context', {
      get: () => context,
      set(next: unknown) {
        context = next
        if (!isObject(next)) return
        const addWarning = method(next, 'addWarning')
        Object.assign(next, {
          addWarning(warning: object) {
            if ('error' in warning) left -= xml.length
            if (left < 0) throw new BpmnError('too-many', 'too many mistakes')
            addWarning.call(next, warning)
          },
        })
      },
    })
    return made
  }
}

const isFunction = (value: unknown): value is (...values: unknown[]) => unknown => typeof value === 'function'

function method(object: object, name: string) {
  const found: unknown = Object.entries(object).find(([key]) => key === name)?.[1]
  if (!isFunction(found)) throw new TypeError(`bpmn-moddle has no ${name}`)
  return found
}

function inherited(object: object, name: string) {
  const prototype: unknown = Object.getPrototypeOf(object)
  if (!isObject(prototype)) throw new TypeError(`bpmn-moddle has no ${name}`)
  return method(prototype, name)
}

const characterReference = /<!\[CDATA\[[\s\S]*?\]\]>|&#(?:x([0-9a-f]+)|(\d+));/gi

/** The parser cuts numbers of characters beyond 65,535, such as those of emoji: they are put in before. */
function withoutLargeReferences(xml: string): string {
  if (!xml.includes('&#')) return xml
  return xml.replace(characterReference, (match: string, hexadecimal?: string, decimal?: string) => {
    const code = hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16)
    return code > 0xff_ff && code <= 0x10_ff_ff ? String.fromCodePoint(code) : match
  })
}

/** The parser drops a reference to what is not in the file. As an attribute it can be kept, so that it is written again. */
function keepUnresolved(warnings: readonly ParserWarning[]): void {
  for (const { element, property = '', value } of warnings) {
    const name = property.slice(property.indexOf(':') + 1)
    if (!isElement(element)) continue
    const descriptor = element.$descriptor.properties?.find((known) => known.name === name)
    if (element.$attrs && descriptor?.isReference && descriptor.isAttr) element.$attrs[name] = value
  }
}

const where = /line: (\d+)\s+column: (\d+)\s+nested error: (.*)/s

function refuse(xml: string) {
  return (error: unknown): never => {
    if (error instanceof BpmnError) throw error
    const message = error instanceof Error ? error.message : String(error)
    const [, line, column, detail] = where.exec(message) ?? []
    if (detail !== undefined)
      throw new BpmnError('not-xml', detail, { line: Number(line) + 1, column: Number(column) + 1 })
    if (message.startsWith('failed to parse document')) throw new BpmnError('not-bpmn', rootOf(xml))
    throw new BpmnError('not-xml', message)
  }
}

/** The first tag of a text, without its attributes. */
const rootOf = (xml: string) => /<[A-Za-z_][^\s/>]*/.exec(xml)?.[0].slice(0, 80).concat('>') ?? ''
