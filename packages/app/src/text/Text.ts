import type english from './en.json'

type SharedWords = typeof english

/**
 * All words of the workspace in one language; the English files give the shape. Those of an area or a kind of
 * entity are in its folder, and a module there adds them to this.
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
