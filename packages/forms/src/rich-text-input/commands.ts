import type { ChainedCommands, Editor } from '@tiptap/core'
import {
  Bold,
  Code,
  Heading2,
  Heading3,
  Italic,
  Link,
  List,
  ListOrdered,
  Quote,
  Redo2,
  Strikethrough,
  Underline,
  Undo2,
  type LucideIcon,
} from 'lucide-react'
import type { CommandName } from './richTextWords.js'

/** One command of the toolbar. */
export interface RichTextCommand {
  icon: LucideIcon
  /** Keys besides Ctrl or Command, as `aria-keyshortcuts` has them. */
  keys: string
  /** Missing for the link, which asks for an address first. */
  run?: (chain: ChainedCommands) => ChainedCommands
  /** Whether it is on where the cursor is; missing for what is done and over. */
  isOn?: (editor: Editor) => boolean
  /** Whether it can be done here. Default always. */
  can?: (editor: Editor) => boolean
}

/** The commands of the toolbar by name. The editor knows the same keys by itself. */
export const commands: Readonly<Record<CommandName, RichTextCommand>> = {
  bold: {
    icon: Bold,
    keys: 'B',
    run: (chain) => chain.toggleBold(),
    isOn: (editor) => editor.isActive('bold'),
    can: (editor) => editor.can().toggleBold(),
  },
  italic: {
    icon: Italic,
    keys: 'I',
    run: (chain) => chain.toggleItalic(),
    isOn: (editor) => editor.isActive('italic'),
    can: (editor) => editor.can().toggleItalic(),
  },
  underline: {
    icon: Underline,
    keys: 'U',
    run: (chain) => chain.toggleUnderline(),
    isOn: (editor) => editor.isActive('underline'),
    can: (editor) => editor.can().toggleUnderline(),
  },
  strike: {
    icon: Strikethrough,
    keys: 'Shift+S',
    run: (chain) => chain.toggleStrike(),
    isOn: (editor) => editor.isActive('strike'),
    can: (editor) => editor.can().toggleStrike(),
  },
  code: {
    icon: Code,
    keys: 'E',
    run: (chain) => chain.toggleCode(),
    isOn: (editor) => editor.isActive('code'),
  },
  heading: {
    icon: Heading2,
    keys: 'Alt+2',
    run: (chain) => chain.toggleHeading({ level: 2 }),
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
    can: (editor) => editor.can().toggleHeading({ level: 2 }),
  },
  subheading: {
    icon: Heading3,
    keys: 'Alt+3',
    run: (chain) => chain.toggleHeading({ level: 3 }),
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
    can: (editor) => editor.can().toggleHeading({ level: 3 }),
  },
  bulletList: {
    icon: List,
    keys: 'Shift+8',
    run: (chain) => chain.toggleBulletList(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  orderedList: {
    icon: ListOrdered,
    keys: 'Shift+7',
    run: (chain) => chain.toggleOrderedList(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  blockquote: {
    icon: Quote,
    keys: 'Shift+B',
    run: (chain) => chain.toggleBlockquote(),
    isOn: (editor) => editor.isActive('blockquote'),
  },
  link: { icon: Link, keys: 'K', isOn: (editor) => editor.isActive('link') },
  undo: { icon: Undo2, keys: 'Z', run: (chain) => chain.undo(), can: (editor) => editor.can().undo() },
  redo: { icon: Redo2, keys: 'Shift+Z', run: (chain) => chain.redo(), can: (editor) => editor.can().redo() },
}
