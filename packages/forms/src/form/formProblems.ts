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
