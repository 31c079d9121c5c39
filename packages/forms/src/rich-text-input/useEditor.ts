import { Editor, type Extensions } from '@tiptap/core'
import { StarterKit } from '@tiptap/starter-kit'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { cleanPasted, isLinkAddress } from './cleanRichText.js'
import { sanitizeRichText } from './sanitizeRichText.js'

/** Two spaces stay two. */
const parseOptions = { preserveWhitespace: true }

interface EditorOptions {
  /** Where the editor goes. */
  host: RefObject<HTMLElement | null>
  value: string
  disabled: boolean
  /** Attributes of the element that is typed in. */
  attributes: Readonly<Record<string, string>>
  onValueChange: (html: string) => void
}

/**
 * The editor in an element. It keeps its own document: only a value that it has not told itself, by a reset for example,
 * replaces the text.
 */
export function useEditor({ host, value, disabled, attributes, onValueChange }: EditorOptions): Editor {
  const [editor] = useState(
    () =>
      new Editor({
        element: null,
        extensions,
        content: sanitizeRichText(value),
        editable: !disabled,
        injectCSS: false,
        parseOptions,
        editorProps: editorProps(attributes),
      }),
  )
  /** The value that the editor's document stands for. */
  const told = useRef(value)
  const tell = useEffectEvent(() => {
    const html = sanitizeRichText(editor.getHTML())
    if (html === told.current) return
    told.current = html
    onValueChange(html)
  })

  // Before the page is painted, so that it never is without the text.
  useLayoutEffect(() => {
    if (host.current === null) return
    const onUpdate = () => tell()
    editor.mount(host.current)
    editor.on('update', onUpdate)
    return () => {
      editor.off('update', onUpdate)
      editor.unmount()
    }
  }, [editor, host])

  useEffect(() => {
    if (value === told.current) return
    told.current = value
    editor.commands.setContent(sanitizeRichText(value), { emitUpdate: false, parseOptions })
  }, [editor, value])

  useEffect(() => editor.setEditable(!disabled, false), [editor, disabled])

  useEffect(() => editor.setOptions({ editorProps: editorProps(attributes) }), [editor, attributes])

  return editor
}

const editorProps = (attributes: Readonly<Record<string, string>>) => ({
  attributes: { ...attributes },
  transformPastedHTML: cleanPasted,
  handleDOMEvents: {
    // Tab goes on to the next field, in lists too: nobody is caught here.
    keydown: (_: unknown, event: KeyboardEvent) => event.key === 'Tab',
  },
})

/** What the editor can make; `cleanRichText` lets exactly that pass. */
const extensions: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: (address) => isLinkAddress(address),
      HTMLAttributes: { target: '_blank', rel: 'noopener', class: null },
    },
    dropcursor: { class: 'emb-rich-text-drop', color: false, width: 2 },
    codeBlock: false,
    horizontalRule: false,
    gapcursor: false,
    trailingNode: false,
  }),
]
