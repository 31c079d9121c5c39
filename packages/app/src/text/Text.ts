import type english from './en.json'

/** All words of the workspace in one language; the English file gives the shape. */
export type Text = typeof english
