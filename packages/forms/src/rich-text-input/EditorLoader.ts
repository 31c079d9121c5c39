import { createContext, type ComponentType } from 'react'
import type { RichTextEditorProps } from './RichTextEditor.js'

/** Loads the editor; stories put another one in its place that is slow or fails. */
export type LoadEditor = () => Promise<{ default: ComponentType<RichTextEditorProps> }>

/** Where the editor comes from. */
export const EditorLoader = createContext<LoadEditor>(async () => ({
  default: (await import('./RichTextEditor.js')).RichTextEditor,
}))
