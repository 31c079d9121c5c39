/**
 * Inserts an `import … from` or `export … from` line among those with relative specifiers, before the first that sorts after it.
 * @throws when the file has no such line to stand beside
 */
export function insertFrom(text: string, line: string): string {
  const specifier = specifierOf(line)
  const lines = text.split('\n')
  const places = lines.flatMap((one, index) => (specifierOf(one)?.startsWith('.') ? [index] : []))
  const last = places.at(-1)
  if (specifier === undefined || last === undefined) throw new Error(`No place for: ${line}`)
  const next = places.find((index) => (specifierOf(lines[index] ?? '') ?? '') > specifier)
  return lines.toSpliced(next ?? last + 1, 0, line).join('\n')
}

const specifierOf = (line: string) => /^(?:import|export)\b.*\bfrom '([^']+)'/.exec(line)?.[1]

const closing: Readonly<Record<string, string>> = { '[': ']', '{': '}', '(': ')' }

/**
 * Appends an item to a list that is written out in the code.
 * @param opening the code before the list, its opening bracket included, for example `contract = {`
 * @throws when the file has no such list
 */
export function insertItem(text: string, opening: string, item: string): string {
  const start = text.indexOf(opening)
  const open = opening.at(-1) ?? ''
  const close = closing[open]
  if (start < 0 || close === undefined) throw new Error(`No list after: ${opening}`)
  let depth = 1
  for (let index = start + opening.length; index < text.length; index += 1) {
    if (text[index] === open) depth += 1
    else if (text[index] === close) depth -= 1
    if (depth > 0) continue
    const before = text.slice(0, index).trimEnd().replace(/,$/, '')
    const comma = before.endsWith(open) ? '' : ','
    return `${before}${comma} ${item} ${text.slice(index)}`
  }
  throw new Error(`The list after ${opening} has no end`)
}
