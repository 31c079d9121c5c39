import { useElementRef, type FieldParts } from '@embpm/ui/field'
import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type Ref } from 'react'
import { LinkBar } from './LinkBar.js'
import { RichTextToolbar } from './RichTextToolbar.js'
import { useEditor } from './useEditor.js'

/** Props of the editor itself, which is loaded apart. */
export interface RichTextEditorProps {
  value: string
  disabled: boolean
  placeholder: string | undefined
  control: FieldParts['control']
  labelledBy: string | undefined
  onValueChange: (html: string) => void
  /** Ref to the element that is typed in. */
  ref: Ref<HTMLElement> | undefined
}

/** Toolbar and text. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { value, disabled, placeholder, control, labelledBy, onValueChange, ref } = props
  const host = useRef<HTMLDivElement>(null)
  const toolbar = useRef<HTMLDivElement>(null)
  const [isLinkOpen, setLinkOpen] = useState(false)
  const attributes = useAttributes(control, labelledBy, placeholder)
  const editor = useEditor({ host, value, disabled, attributes, onValueChange })
  const [attach] = useElementRef<HTMLElement>(ref)
  useEffect(() => attach(editor.view.dom), [editor, attach])

  const keys = (event: KeyboardEvent<HTMLElement>) => {
    // What the editor has done is no shortcut of the page any more.
    if (event.isDefaultPrevented()) event.stopPropagation()
    const isMod = (event.ctrlKey || event.metaKey) && !event.altKey
    const act = (done: () => unknown) => {
      event.preventDefault()
      event.stopPropagation()
      done()
    }
    if (isMod && event.key.toLowerCase() === 'k') act(() => setLinkOpen(true))
    else if (isMod && event.key === ']') act(() => editor.commands.sinkListItem('listItem'))
    else if (isMod && event.key === '[') act(() => editor.commands.liftListItem('listItem'))
    else if (event.altKey && event.key === 'F10')
      act(() => toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus())
    else if (event.key === 'Escape' && (isLinkOpen || toolbar.current?.contains(document.activeElement)))
      act(() => {
        setLinkOpen(false)
        editor.commands.focus()
      })
  }

  return (
    // The keys belong to what is inside.
    <div role="presentation" className="emb-rich-text-editor" onKeyDown={disabled ? undefined : keys}>
      <RichTextToolbar
        ref={toolbar}
        editor={editor}
        disabled={disabled}
        controls={control.id}
        linkOpen={isLinkOpen}
        onLink={() => setLinkOpen(!isLinkOpen)}
      />
      {isLinkOpen && !disabled && <LinkBar editor={editor} onClose={() => setLinkOpen(false)} />}
      <div ref={host} className="emb-rich-text-host" />
    </div>
  )
}

function useAttributes(
  control: FieldParts['control'],
  labelledBy: string | undefined,
  placeholder: string | undefined,
): Readonly<Record<string, string>> {
  const { id, disabled } = control
  const label = control['aria-label']
  const help = control['aria-describedby']
  const invalid = control['aria-invalid']
  const required = control['aria-required']
  return useMemo(() => {
    const given = {
      class: 'emb-rich-text-content emb-rich-text-prose',
      role: 'textbox',
      id,
      'aria-multiline': 'true',
      'aria-labelledby': labelledBy,
      'aria-label': label,
      'aria-describedby': help,
      'aria-invalid': invalid && 'true',
      'aria-required': required && 'true',
      'aria-disabled': disabled ? 'true' : undefined,
      'aria-placeholder': placeholder,
    }
    return Object.fromEntries(Object.entries(given).flatMap(([name, to]) => (to === undefined ? [] : [[name, to]])))
  }, [id, disabled, label, help, invalid, required, labelledBy, placeholder])
}
