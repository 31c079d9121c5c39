/**
 * The keys in a pasted text, each once, in their order: a spreadsheet's column, or a list with tabs, commas or semicolons.
 * `null` for a text that is no list, so that pasting one word stays what it is.
 */
export function pastedKeys(text: string): readonly string[] | null {
  const keys = text
    .split(/[\n\r\t,;]+/)
    .map((part) =>
      part
        .trim()
        .replace(/^(["'])(.*)\1$/, '$2')
        .trim(),
    )
    .filter((part) => part !== '')
  return keys.length > 1 ? [...new Set(keys)] : null
}
