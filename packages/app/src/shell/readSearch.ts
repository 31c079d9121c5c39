import type * as z from 'zod/mini'
import { isShellParameter, type RawSearch } from './searchParams.js'

/** What an address says by the parameters that a page knows, and those that it could not follow, each as `name=value`. */
export interface ReadSearch<P extends Readonly<Record<string, z.ZodMiniType>>> {
  values: { [K in keyof P]?: z.output<P[K]> }
  ignored: readonly string[]
}

/** Reads the parameters of an address by their schemas. What does not parse, and what the page does not know, is named in `ignored`. */
export function readSearch<P extends Readonly<Record<string, z.ZodMiniType>>>(raw: RawSearch, schemas: P): ReadSearch<P>
export function readSearch(
  raw: RawSearch,
  schemas: Readonly<Record<string, z.ZodMiniType>>,
): ReadSearch<typeof schemas> {
  const values: Record<string, unknown> = {}
  const ignored: string[] = []
  for (const [name, value] of Object.entries(raw)) {
    // A name that every object has, such as `constructor`, is no parameter of the page.
    const result = Object.hasOwn(schemas, name) ? schemas[name]?.safeParse(value) : undefined
    if (result?.success) values[name] = result.data
    else if (result || !isShellParameter(name)) ignored.push(`${name}=${String(value)}`)
  }
  return { values, ignored }
}
