import { idOf, isElement, type ModdleElement, type PropertyDescriptor } from './moddle.js'

/** Never told: what is drawn, and what follows from other elements. */
const derived = new Set(['di', 'incoming', 'outgoing', 'flowNodeRef', 'lanes'])

/**
 * An element as JSON by the names of the standard and its extensions, without its defaults; references are ids.
 *
 * @param isElsewhere Whether an element that this one holds is told elsewhere: only its id is put here.
 * @param skipped Names of properties that are told elsewhere.
 */
export function plainOf(
  element: ModdleElement,
  isElsewhere: (element: ModdleElement) => boolean,
  skipped: ReadonlySet<string> = new Set(),
): Record<string, unknown> {
  if (element.$descriptor.isGeneric) return plainOfForeign(element)
  const plain: Record<string, unknown> = {}
  const valueOf = (value: unknown, { isReference }: PropertyDescriptor): unknown => {
    if (!isElement(value)) return value
    if (isReference || isElsewhere(value)) return idOf(value)
    return { $type: value.$type, ...plainOf(value, isElsewhere) }
  }
  for (const descriptor of element.$descriptor.properties ?? []) {
    const { name, isMany, isVirtual } = descriptor
    if (isVirtual || derived.has(name) || skipped.has(name)) continue
    const value = element.get(name)
    if (value === undefined || value === null || value === descriptor.default) continue
    if (!isMany) plain[name] = valueOf(value, descriptor)
    else if (Array.isArray(value) && value.length > 0)
      plain[name] = value.map((one: unknown) => valueOf(one, descriptor))
  }
  for (const [name, value] of Object.entries(element.$attrs ?? {})) {
    if (!isNamespace(name)) plain[name] = value
  }
  return plain
}

/** An element of an extension that only its author knows. */
function plainOfForeign(element: ModdleElement): Record<string, unknown> {
  const plain: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(element)) {
    if (name === '$type' || name === '$parent' || isNamespace(name)) continue
    plain[name] = Array.isArray(value)
      ? value.filter(isElement).map((child) => ({ $type: child.$type, ...plainOfForeign(child) }))
      : value
  }
  return plain
}

/** Which prefix a file uses for a namespace is no fact of an element, and `$type` already tells what `xsi:type` says. */
const isNamespace = (name: string) => name === 'xmlns' || name.startsWith('xmlns:') || name === 'xsi:type'
