import { Parser } from 'saxen'
import { ImportFileError } from '../entity/import/ImportFileError.js'

/** An element of XML. Names are without their prefixes. */
export interface XmlElement {
  name: string
  attributes: Readonly<Record<string, string>>
  children: readonly XmlElement[]
  /** The text directly in it. */
  text: string
  /** Which one it is among all elements, from 1: `lineOf` finds its line. */
  nth: number
}

interface Growing extends XmlElement {
  children: Growing[]
}

/** The deepest nesting, and the most elements, that are read. */
const [deepest, most] = [100, 1_000_000]

const local = (name: string) => name.replace(/^[^:]*:/, '')

/**
 * Reads XML. A file with a document type is refused: nothing that is described needs one, and entities that name each other
 * unfold without end.
 * @throws ImportFileError when it is no XML, has a document type, or is too large
 */
export function parseXml(xml: string): XmlElement {
  const root: Growing = { name: '', attributes: {}, children: [], text: '', nth: 0 }
  const open: Growing[] = [root]
  let count = 0
  new Parser()
    .on('error', (cause, where) => {
      throw new ImportFileError('malformed', { cause, line: where().line + 1 })
    })
    .on('warn', () => undefined)
    .on('attention', () => {
      throw new ImportFileError('documentType')
    })
    .on('openTag', (name, given, decode) => {
      count += 1
      if (open.length > deepest || count > most) throw new ImportFileError('tooMuch')
      const attributes = Object.fromEntries(
        Object.entries(given())
          .filter(([key]) => key !== 'xmlns' && !key.startsWith('xmlns:'))
          .map(([key, value]) => [local(key), decode(value)]),
      )
      const element: Growing = { name: local(name), attributes, children: [], text: '', nth: count }
      open.at(-1)?.children.push(element)
      open.push(element)
    })
    .on('closeTag', () => void open.pop())
    .on('text', (text, decode) => add(open, decode(text)))
    .on('cdata', (text) => add(open, text))
    .parse(xml)
  const [element] = root.children
  if (!element || open.length !== 1) throw new ImportFileError('malformed')
  return element
}

/** The line of the element with a number, from 1. Only for a text that was read: it is read up to there once more. */
export function lineOf(xml: string, nth: number): number {
  let count = 0
  let line = 1
  const parser = new Parser()
  parser
    .on('openTag', (_name, _given, _decode, _closed, where) => {
      count += 1
      if (count !== nth) return
      line = where().line + 1
      parser.stop()
    })
    .parse(xml)
  return line
}

function add(open: readonly Growing[], text: string): void {
  const element = open.at(-1)
  const words = text.trim()
  if (element && words !== '') element.text += element.text === '' ? words : ` ${words}`
}

/** The elements below one that have this name. */
export const below = ({ children }: XmlElement, ...names: readonly string[]): readonly XmlElement[] =>
  children.filter(({ name }) => names.includes(name))
