import { maxCommentLength, type CommentPartInput } from '@embpm/contract/comment-thread'
import { useSubmit } from '@embpm/ui/action'
import { Button, IconButton } from '@embpm/ui/button'
import { useTextLimit } from '@embpm/ui/text-field'
import { SendHorizontal } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { MentionField } from './MentionField.js'
import { bodyOf, mentionedIn, type CommentDraft } from './mentionText.js'
import { useCommentDraft } from './useCommentDraft.js'
import type { Outcome, Refusal } from './useThreadCalls.js'

/** Props of `CommentForm`. */
export interface CommentFormProps {
  /** Names what is written among all comments that are being written. */
  place: string
  /** What it begins with. Default: nothing. */
  start?: CommentDraft
  label: string
  placeholder: string
  /** Sends it, and says what became of it. */
  onSend: (body: CommentPartInput[]) => Promise<Outcome>
  /** Called once it was sent. */
  onSent?: () => void
  /** Gives up what is written; without it there is nothing to give up. */
  onCancel?: () => void
  /** Focus when it appears. Default `false`. */
  autoFocus?: boolean
}

/** A field for a comment: Ctrl+Enter sends. What could not be sent stays, and says why. */
export function CommentForm({
  place,
  start,
  label,
  placeholder,
  onSend,
  onSent,
  onCancel,
  autoFocus = false,
}: CommentFormProps) {
  const { t, i18n } = useTranslation()
  const { draft, setDraft, clear } = useCommentDraft(place, start)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { problem, note } = useTextLimit(maxCommentLength)(draft.text.trim().length)
  const isEmpty = draft.text.trim() === ''
  const people = mentionedIn(draft)

  useEffect(() => {
    if (autoFocus) field.current?.focus()
  }, [autoFocus])

  const send = async () => {
    if (isEmpty || problem !== undefined) return
    setRefusal(null)
    const refused = await onSend(bodyOf(draft))
    setRefusal(refused)
    if (refused === null) {
      clear()
      onSent?.()
    }
    field.current?.focus()
  }
  const { pending, formProps } = useSubmit(send)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.nativeEvent.isComposing) {
      event.preventDefault()
      if (!event.repeat) button.current?.form?.requestSubmit()
    } else if (event.key === 'Escape' && onCancel) {
      event.stopPropagation()
      cancel()
    }
  }
  const cancel = () => {
    clear()
    onCancel?.()
  }
  const names = new Intl.ListFormat(i18n.language).format(people.map(({ name }) => name))

  return (
    <form {...formProps} className="emb-app-comment-form">
      <MentionField
        ref={field}
        draft={draft}
        onDraftChange={setDraft}
        label={label}
        placeholder={placeholder}
        description={note ?? (people.length > 0 ? t('comments.notifies', { names }) : undefined)}
        errorMessage={
          problem ?? (refusal && <Refused refusal={refusal} onRetry={() => button.current?.form?.requestSubmit()} />)
        }
        onKeyDown={onKeyDown}
      >
        <IconButton
          ref={button}
          type="submit"
          size="s"
          variant="ghost"
          label={t('comments.send')}
          pending={pending}
          disabled={isEmpty || problem !== undefined}
          icon={<SendHorizontal size={16} strokeWidth={1.5} aria-hidden />}
        />
      </MentionField>
      {(onCancel || !isEmpty) && (
        <Below hint={t('comments.hint')}>
          {onCancel && (
            <Button size="s" variant="ghost" onPress={cancel}>
              {t('shell.cancel')}
            </Button>
          )}
        </Below>
      )}
    </form>
  )
}

/** What can be done by keys, and what else there is to press. */
function Below({ hint, children }: { hint: string; children: ReactNode }) {
  return (
    <div className="emb-app-comment-below">
      <span>{hint}</span>
      {children}
    </div>
  )
}

/** Why something was not sent, and a way to try again. */
function Refused({ refusal, onRetry }: { refusal: Refusal; onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <span role="alert">
      {t(`comments.refused.${refusal}`)}{' '}
      {(refusal === 'failed' || refusal === 'offline') && (
        <button type="button" className="emb-link emb-app-comment-retry" onClick={onRetry}>
          {t('states.retry')}
        </button>
      )}
    </span>
  )
}
