import { longestChatMessage } from '@embpm/contract/sample/chat'
import { useSubmit } from '@embpm/ui/action'
import { Button } from '@embpm/ui/button'
import { TextField } from '@embpm/ui/text-field'
import { SendHorizontal } from 'lucide-react'
import { useRef, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'

/** Props of `Composer`. */
export interface ComposerProps {
  /** To whom one writes. */
  name: string
  value: string
  onValueChange: (text: string) => void
  onSend: (text: string) => void
  /** Focus when it appears. */
  autoFocus: boolean
}

/** The field for a message: Enter sends, Shift+Enter begins a line. A text that is too long stays and says so. */
export function Composer({ name, value, onValueChange, onSend, autoFocus }: ComposerProps) {
  const { t } = useTranslation()
  const field = useRef<HTMLElement>(null)
  const text = value.trim()
  const over = text.length - longestChatMessage

  const send = () => {
    if (text === '' || over > 0) return
    onSend(text)
    field.current?.focus()
  }
  const { formProps } = useSubmit(send)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // Enter also ends the choice of a character that is put together from several keys.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  return (
    <form {...formProps} className="emb-app-chat-composer">
      <TextField
        ref={field}
        multiline
        rows={2}
        aria-label={t('chat.messageTo', { name })}
        placeholder={t('chat.placeholder')}
        value={value}
        onValueChange={(next) => onValueChange(next ?? '')}
        onKeyDown={onKeyDown}
        errorMessage={over > 0 ? t('chat.tooLong', { count: over }) : undefined}
        autoFocus={autoFocus}
      />
      <div className="emb-app-chat-composer-line">
        <span className="emb-app-chat-hint">{t('chat.hint')}</span>
        <Button
          type="submit"
          variant="primary"
          size="s"
          disabled={text === '' || over > 0}
          icon={<SendHorizontal size={16} strokeWidth={1.5} aria-hidden="true" />}
        >
          {t('chat.send')}
        </Button>
      </div>
    </form>
  )
}
