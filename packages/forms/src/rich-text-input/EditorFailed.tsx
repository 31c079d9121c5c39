import { useElementRef } from '@embpm/ui/field'
import { Message } from '@embpm/ui/message'
import { useWords } from '@embpm/ui/ui-strings'
import type { Ref } from 'react'
import { RichText } from './RichText.js'
import { richTextWords } from './richTextWords.js'

interface EditorFailedProps {
  value: string
  labelledBy: string | undefined
  onRetry: () => void
  /** Ref to the button: what the form focuses in place of the text. */
  ref: Ref<HTMLElement> | undefined
}

/** What stands in the editor's place when it could not be loaded: the text for reading, and another attempt. */
export function EditorFailed({ value, labelledBy, onRetry, ref }: EditorFailedProps) {
  const t = useWords(richTextWords)
  const [attach] = useElementRef<HTMLButtonElement>(ref)
  return (
    <div className="emb-rich-text-failed">
      <Message
        tone="warning"
        actions={
          // A plain one in the same clothes: what is hardly ever seen shall weigh nothing.
          <button type="button" className="emb-button" data-size="s" ref={attach} onClick={onRetry}>
            {t('retry')}
          </button>
        }
      >
        {t('failed')}
      </Message>
      <RichText role="group" aria-labelledby={labelledBy} html={value} />
    </div>
  )
}
