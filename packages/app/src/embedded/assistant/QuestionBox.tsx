import { longestQuestion } from '@embpm/contract'
import { useSubmit } from '@embpm/ui/action'
import { Button } from '@embpm/ui/button'
import { TextField } from '@embpm/ui/text-field'
import { SendHorizontal, Square } from 'lucide-react'
import { useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'

/** Props of `QuestionBox`. */
export interface QuestionBoxProps {
  /** What the assistant is called. */
  name: string
  /** Whether an answer is being written: then it can be stopped, and nothing else be asked. */
  writing: boolean
  onAsk: (question: string) => void
  onStop: () => void
  field: RefObject<HTMLElement | null>
}

/** Within so many ms after a question the second press of a double click on Send would land on Stop. */
const doubleClick = 500

/** The field for a question: Enter sends, Shift+Enter begins a line. While an answer is being written Stop stands for Send. */
export function QuestionBox({ name, writing, onAsk, onStop, field }: QuestionBoxProps) {
  const { t } = useTranslation()
  const [value, setValue] = useState('')
  const askedAt = useRef(-Infinity)
  const text = value.trim()
  const over = text.length - longestQuestion
  const send = () => {
    if (writing || text === '' || over > 0) return
    askedAt.current = performance.now()
    onAsk(text)
    setValue('')
    field.current?.focus()
  }
  const stop = () => {
    if (performance.now() - askedAt.current < doubleClick) return
    onStop()
    field.current?.focus()
  }
  const { formProps } = useSubmit(send)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // Enter also ends the choice of a character that is put together from several keys.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (!event.repeat) send()
  }
  return (
    <form {...formProps} className="emb-app-assistant-box">
      <TextField
        ref={field}
        multiline
        rows={2}
        aria-label={t('assistant.question', { name })}
        placeholder={t('assistant.placeholder')}
        value={value}
        onValueChange={(next) => setValue(next ?? '')}
        onKeyDown={onKeyDown}
        errorMessage={over > 0 ? t('chat.tooLong', { count: over }) : undefined}
      />
      <div className="emb-app-assistant-send">
        <span className="emb-app-assistant-hint">{t('chat.hint')}</span>
        {writing ? (
          <Button size="s" icon={<Square size={16} strokeWidth={1.5} aria-hidden="true" />} onPress={stop}>
            {t('assistant.stop')}
          </Button>
        ) : (
          <Button
            type="submit"
            variant="primary"
            size="s"
            disabled={text === '' || over > 0}
            icon={<SendHorizontal size={16} strokeWidth={1.5} aria-hidden="true" />}
          >
            {t('chat.send')}
          </Button>
        )}
      </div>
      <p className="emb-app-assistant-caution">{t('assistant.caution')}</p>
    </form>
  )
}
