import { BpmnError, type BpmnErrorPosition, type BpmnErrorReason } from './BpmnError.js'
import { drawnTags } from './drawnTypes.js'
import { limits } from './limits.js'

const quote = /["']/g
const declaredPrefix = /\sxmlns:([\w.-]+)\s*=/g
const tagName = /^<(?:[\w.-]+:)?([\w.-]+)/

/**
 * Reads a text once, tag by tag, and throws a {@link BpmnError} if it is beyond what {@link limits} allow or brings a DOCTYPE.
 * Takes time in proportion to the text, whatever it holds. Whether it is well-formed is left to the parser.
 */
export function checkText(xml: string): void {
  if (xml.length > limits.text) throw new BpmnError('too-large', `${xml.length} characters`)
  const refuse = (reason: BpmnErrorReason, detail: string, index: number) => {
    throw new BpmnError(reason, detail, positionIn(xml, index))
  }
  /** How many tags lie in each that is open; the first counts the roots. */
  const open = [0]
  const prefixes = new Set<string>()
  let tags = 0
  let drawn = 0
  for (let start = xml.indexOf('<'); start !== -1;) {
    const end = endOf(xml, start)
    if (end === -1) return
    const next = xml[start + 1]
    if (next === '!' && !isPassedOver(xml, start)) refuse('doctype', xml.slice(start, start + 40), start)
    if (next === '/') {
      if (open.length > 1) open.pop()
    } else if (next !== '!' && next !== '?') {
      const tag = xml.slice(start, end)
      const name = tagName.exec(tag)?.[1] ?? ''
      const siblings = (open.pop() ?? 0) + 1
      open.push(siblings)
      tags += 1
      if (drawnTags.has(name)) drawn += 1
      if (drawn > limits.elements) refuse('too-many', `more than ${limits.elements} elements`, start)
      if (tags > limits.tags) refuse('too-many', `more than ${limits.tags} tags`, start)
      if (siblings > limits.children) refuse('too-many', `more than ${limits.children} tags in one`, start)
      checkAttributes(tag, (reason, detail) => refuse(reason, detail, start))
      if (tag.includes('xmlns:')) for (const [, prefix = ''] of tag.matchAll(declaredPrefix)) prefixes.add(prefix)
      if (prefixes.size > limits.prefixes) refuse('too-many', `more than ${limits.prefixes} namespaces`, start)
      if (!tag.endsWith('/>')) open.push(0)
      if (open.length > limits.depth) refuse('too-many', `more than ${limits.depth} levels`, start)
    }
    start = xml.indexOf('<', end)
  }
}

/** Line and column of an index, both from 1. */
function positionIn(xml: string, index: number): BpmnErrorPosition {
  const before = xml.slice(0, index)
  return {
    line: before.split(/\r\n|\r|\n/).length,
    column: index - Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r')),
  }
}

/** Whether what begins with `<!` is a comment or plain characters. */
const isPassedOver = (xml: string, start: number) => xml.startsWith('<!--', start) || xml.startsWith('<![CDATA[', start)

/** Index after the tag, comment, characters or instruction that begins at `start`; -1 where it does not end. */
function endOf(xml: string, start: number): number {
  if (xml.startsWith('<!--', start)) return after(xml, '-->', start)
  if (xml.startsWith('<![CDATA[', start)) return after(xml, ']]>', start)
  if (xml.startsWith('<?', start)) return after(xml, '?>', start)
  for (let index = start + 1; index < xml.length; index += 1) {
    const character = xml[index]
    if (character === '>') return index + 1
    // A ">" within quotes does not end the tag.
    if (character === '"' || character === "'") {
      const closing = xml.indexOf(character, index + 1)
      if (closing === -1) return -1
      index = closing
    }
  }
  return -1
}

function after(xml: string, mark: string, start: number): number {
  const index = xml.indexOf(mark, start)
  return index === -1 ? -1 : index + mark.length
}

function checkAttributes(tag: string, refuse: (reason: BpmnErrorReason, detail: string) => void): void {
  let count = 0
  quote.lastIndex = 0
  for (let opening = quote.exec(tag); opening !== null; opening = quote.exec(tag)) {
    const closing = tag.indexOf(opening[0], opening.index + 1)
    if (closing === -1) return
    count += 1
    const length = closing - opening.index - 1
    if (length > limits.attribute) refuse('too-large', `an attribute of ${length} characters`)
    quote.lastIndex = closing + 1
  }
  if (count > limits.attributes) refuse('too-many', `${count} attributes in one tag`)
}
