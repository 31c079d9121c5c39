import { lazyPart, type LazyPart } from '@embpm/ui/lazy-part'
import { createContext } from 'react'
import type { RichTextEditor } from './RichTextEditor.js'

const editor = lazyPart(async () => (await import('./RichTextEditor.js')).RichTextEditor)

/** The editor, which is loaded when a field shows it; stories put one in its place that is slow or fails. */
export const EditorPart = createContext<LazyPart<typeof RichTextEditor>>(editor)
