import { get, type FieldErrors } from 'react-hook-form'

/** The error of a container itself, without those of the fields in it: react-hook-form keeps it in `root` beside theirs. */
export function ownError(errors: FieldErrors, name: string): { message: string; type: string } | undefined {
  const error: unknown = get(errors, name)
  return read(error) ?? read(property(error, 'root'))
}

function read(error: unknown): { message: string; type: string } | undefined {
  const message = property(error, 'message')
  const type = property(error, 'type')
  if (typeof message !== 'string' && typeof type !== 'string') return undefined
  return { message: typeof message === 'string' ? message : '', type: typeof type === 'string' ? type : '' }
}

const property = (holder: unknown, key: string): unknown =>
  typeof holder === 'object' && holder !== null ? Reflect.get(holder, key) : undefined
