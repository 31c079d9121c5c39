/** Search parameters as the address holds them: text, or several texts of one name. */
export type RawSearch = Record<string, string | string[]>

/** Whether a parameter is the frame's (`?layout=dense`) and no business of the page. Source: spec.md, section 2. */
export const isShellParameter = (name: string): boolean => name === 'layout'

/**
 * Reads an address's search part. Values stay text (`?q=007` is not a number), so each screen decides what they mean;
 * a name given several times becomes a list.
 */
export function parseSearch(search: string): RawSearch {
  const parameters = new URLSearchParams(search)
  const raw: RawSearch = {}
  for (const name of new Set(parameters.keys())) {
    const values = parameters.getAll(name)
    raw[name] = values.length === 1 ? (values[0] ?? '') : values
  }
  return raw
}

/** Writes search parameters; nothing for `undefined` and `null`, a list as repeated names. Starts with `?` unless empty. */
export function stringifySearch(search: Readonly<Record<string, unknown>>): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (typeof one === 'string' || typeof one === 'number' || typeof one === 'boolean')
        parameters.append(name, String(one))
    }
  }
  const text = parameters.toString()
  return text && `?${text}`
}
