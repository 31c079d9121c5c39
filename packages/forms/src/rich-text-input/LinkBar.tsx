import { Button } from '@embpm/ui/button'
import { TextField } from '@embpm/ui/text-field'
import { useWords } from '@embpm/ui/ui-strings'
import type { Editor } from '@tiptap/core'
import { useState, type KeyboardEvent } from 'react'
import { linkAddress } from './cleanRichText.js'
import { richTextWords } from './richTextWords.js'

interface LinkBarProps {
  editor: Editor
  /** Called when it is done or given up, after the focus has gone back to the text. */
  onClose: () => void
}

/** Asks for the address of the link at the cursor or over the selected text. */
export function LinkBar({ editor, onClose }: LinkBarProps) {
  const t = useWords(richTextWords)
  const [before] = useState(() => hrefAt(editor))
  const [typed, setTyped] = useState(before)
  const [isBad, setBad] = useState(false)

  const close = () => {
    editor.commands.focus()
    onClose()
  }
  const apply = () => {
    const href = linkAddress(typed)
    if (href === null) {
      setBad(true)
      return
    }
    const chain = editor.chain().focus()
    if (editor.state.selection.empty && before === '')
      chain
        .insertContent({ type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href } }] })
        .unsetMark('link')
        .run()
    else chain.extendMarkRange('link').setLink({ href }).run()
    onClose()
  }
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    onClose()
  }
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // It would send the form.
    event.preventDefault()
    apply()
  }

  return (
    <div role="group" aria-label={t('link')} className="emb-rich-text-link">
      <TextField
        aria-label={t('address')}
        placeholder="https://"
        type="url"
        autoFocus
        value={typed}
        errorMessage={isBad ? t('badAddress') : undefined}
        onValueChange={(text) => {
          setTyped(text ?? '')
          setBad(false)
        }}
        onKeyDown={keys}
      />
      <Button size="s" variant="primary" onPress={apply}>
        {t('applyLink')}
      </Button>
      {before !== '' && (
        <Button size="s" onPress={remove}>
          {t('removeLink')}
        </Button>
      )}
      <Button size="s" variant="ghost" onPress={close}>
        {t('cancelLink')}
      </Button>
    </div>
  )
}

function hrefAt(editor: Editor): string {
  const href: unknown = editor.getAttributes('link').href
  return typeof href === 'string' ? href : ''
}
