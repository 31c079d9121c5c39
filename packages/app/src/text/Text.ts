import type english from './en.json'

type SharedWords = typeof english

/**
 * All words of the workspace in one language; the English files give the shape. What belongs to an area or a kind of entity
 * stands in the folder of that area or kind, whose module adds it here.
 */
export interface Text extends SharedWords {}

/** The namespaces of the texts that have the words every list needs. */
export type EntityWords = {
  [N in keyof Text]: Text[N] extends {
    title: string
    new: string
    search: string
    emptyTitle: string
    emptyText: string
  }
    ? N
    : never
}[keyof Text]
