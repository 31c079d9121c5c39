import { Field, FieldBox, useElementRef, useField } from '@embpm/ui/field'
import { useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { MentionList, mentionOptionId } from './MentionList.js'
import type { CommentDraft } from './mentionText.js'
import { useMentions } from './useMentions.js'

/** Props of `MentionField`. */
export interface MentionFieldProps {
  draft: CommentDraft
  onDraftChange: (draft: CommentDraft) => void
  /** Accessible name. */
  label: string
  placeholder: string
  description?: ReactNode
  errorMessage?: ReactNode
  /** What else keys do. */
  onKeyDown: (event: KeyboardEvent) => void
  /** At the end of the field: what sends it. */
  children: ReactNode
  ref?: Ref<HTMLTextAreaElement>
}

/** Lines of text in which people are mentioned: an `@` and letters offer them below, and the focus stays here. */
export function MentionField({ draft, onDraftChange, onKeyDown, children, ref, ...props }: MentionFieldProps) {
  const { t } = useTranslation()
  const listId = useId()
  const anchor = useRef<HTMLDivElement>(null)
  const [attach, area] = useElementRef<HTMLTextAreaElement>(ref)
  // The caret is put behind a name once the text with it stands in the field.
  const caret = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (caret.current === null) return
    area.current?.focus()
    area.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })
  const mentions = useMentions({
    draft,
    onMention: (next, at) => {
      caret.current = at
      onDraftChange(next)
    },
  })
  const { isOpen, people, active } = mentions
  const { field, box, control } = useField({ ...props, 'aria-label': props.label, label: undefined })
  const hasList = isOpen && people.length > 0
  return (
    <Field {...field} className="emb-app-mention-field">
      <FieldBox
        {...box}
        ref={anchor}
        className="emb-text-field-area"
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) mentions.close()
        }}
      >
        <textarea
          {...control}
          ref={attach}
          className="emb-field-input"
          rows={1}
          dir="auto"
          placeholder={props.placeholder}
          value={draft.text}
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-controls={hasList ? listId : undefined}
          aria-activedescendant={hasList ? mentionOptionId(listId, active) : undefined}
          onChange={({ target }) => {
            const written = { ...draft, text: target.value }
            onDraftChange(written)
            mentions.look(written, target.selectionStart)
          }}
          onClick={({ currentTarget }) => mentions.look(draft, currentTarget.selectionStart)}
          onKeyDown={(event) => {
            mentions.onKeyDown(event)
            if (!event.isDefaultPrevented()) onKeyDown(event)
          }}
        />
        {children}
        <span className="emb-visually-hidden" role="status">
          {hasList ? t('comments.peopleFound', { count: people.length }) : ''}
        </span>
        {isOpen && <MentionList id={listId} anchor={anchor} mentions={mentions} />}
      </FieldBox>
    </Field>
  )
}
