const blocks = ['h2', 'h3', 'p', 'ul', 'ol', 'li', 'pre', 'blockquote']
const allowed = new Set([...blocks, 'code', 'strong', 'em'])

/** Elements that stand only within these. */
const parents: Readonly<Record<string, readonly string[]>> = { li: ['ul', 'ol'] }
/** Elements that hold nothing but these. */
const children: Readonly<Record<string, readonly string[]>> = { ul: ['li'], ol: ['li'], pre: ['code'] }

const token = /<(\/?)([a-z][a-z0-9]*)([^>]*)>|<|&(?!(?:amp|lt|gt|quot);)/gi

/**
 * What is wrong with a text of a guide, a course or a note: elements and attributes that such texts do without, what is
 * not closed or stands in the wrong place, empty elements, and characters that need escaping. Nothing is loaded or run.
 */
export function htmlProblems(html: string): string[] {
  const problems: string[] = []
  const open: string[] = []
  let last = 0
  let filled = true

  const readText = (text: string) => {
    if (text.trim() === '') return
    filled = true
    const around = open.at(-1)
    if (around === undefined || children[around]) problems.push(`text in ${around ?? 'no element'}: ${text.trim()}`)
  }
  const enter = (name: string, attributes: string) => {
    const around = open.at(-1)
    if (!allowed.has(name)) problems.push(`<${name}> is not allowed`)
    if (attributes.trim() !== '') problems.push(`<${name}> has attributes:${attributes}`)
    if (around === undefined ? !blocks.includes(name) : children[around] && !children[around].includes(name))
      problems.push(`<${name}> in ${around ?? 'no element'}`)
    if (parents[name] && !parents[name].includes(around ?? '')) problems.push(`<${name}> outside of its list`)
    if (around === 'p' && blocks.includes(name)) problems.push(`<${name}> in a paragraph`)
    open.push(name)
    filled = false
  }
  const leave = (name: string) => {
    if (open.pop() !== name) problems.push(`</${name}> closes nothing`)
    if (!filled) problems.push(`<${name}> is empty`)
    filled = true
  }

  for (const match of html.matchAll(token)) {
    const [whole, slash, name, attributes = ''] = match
    readText(html.slice(last, match.index))
    last = match.index + whole.length
    if (name === undefined) problems.push(`"${whole}" is not escaped`)
    else if (slash) leave(name)
    else enter(name, attributes)
  }
  readText(html.slice(last))
  return [...problems, ...open.map((name) => `<${name}> is not closed`)]
}
