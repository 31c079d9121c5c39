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
