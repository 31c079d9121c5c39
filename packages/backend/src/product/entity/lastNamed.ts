import type { Entity } from '@embpm/contract'

/**
 * Deleted entities by a text of theirs. Where several had the same text one after the other, it is the one that was changed last,
 * for that one had it last.
 */
export function lastNamed<E extends Entity>(
  deleted: ReadonlyMap<string, E>,
  textOf: (entity: E) => string,
): ReadonlyMap<string, E> {
  const byText = new Map<string, E>()
  for (const entity of deleted.values()) {
    const text = textOf(entity)
    const other = byText.get(text)
    if (!other || other.changedAt <= entity.changedAt) byText.set(text, entity)
  }
  return byText
}
