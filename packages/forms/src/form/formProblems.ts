/** One problem of a form: where it is and what is wrong. */
export interface FormProblem {
  /** Field path; empty for a problem of the whole form. */
  name: string
  message: string | undefined
  type: string | undefined
}

/** Flattens react-hook-form's nested errors, array rows and `root` errors included, to a list. */
export function formProblems(errors: unknown, path = ''): FormProblem[] {
  if (typeof errors !== 'object' || errors === null) return []
  const message = text(errors, 'message')
  const type = text(errors, 'type')
  // A field may itself be called "type" or "message": then the property is an object, not a string.
  if (message !== undefined || type !== undefined) return [{ name: path, message, type }]
  return Object.entries(errors).flatMap(([key, child]) =>
    formProblems(child, key === 'root' ? path : path === '' ? key : `${path}.${key}`),
  )
}

function text(holder: object, key: string): string | undefined {
  const value: unknown = Reflect.get(holder, key)
  return typeof value === 'string' ? value : undefined
}

/**
 * Problems in the order in which a user meets their fields: those of the form itself first, then by the order in which the
 * fields appeared. The fields of an array stand where the array does, row by row, whenever a row was added.
 *
 * @param names of all fields, in the order in which they appeared
 */
export function inFieldOrder(problems: readonly FormProblem[], names: readonly string[]): FormProblem[] {
  const orderOf = (name: string) => (name === '' ? -1 : names.includes(name) ? names.indexOf(name) : names.length)
  const placeOf = ({ name }: FormProblem): readonly number[] => {
    const parts = name.split('.')
    const places: number[] = []
    for (let length = 1; length <= parts.length; length++) {
      const part = parts[length - 1] ?? ''
      const upTo = parts.slice(0, length).join('.')
      if (/^\d+$/.test(part)) places.push(Number(part))
      else if (length === parts.length || names.includes(upTo)) places.push(orderOf(upTo))
    }
    return places
  }
  const byPlace = (a: FormProblem, b: FormProblem): number => {
    const [first, second] = [placeOf(a), placeOf(b)]
    for (let at = 0; at < Math.max(first.length, second.length); at++) {
      const difference = (first[at] ?? -1) - (second[at] ?? -1)
      if (difference !== 0) return difference
    }
    return 0
  }
  return problems.toSorted(byPlace)
}
