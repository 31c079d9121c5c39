import type { CommentThread, StepComment } from '@embpm/contract/comment-thread'
import { Avatar } from '@embpm/ui/avatar'
import { announce, IconButton } from '@embpm/ui/button'
import { ConfirmDialog } from '@embpm/ui/confirm-dialog'
import { Menu } from '@embpm/ui/menu'
import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUser, useVisitor } from '../../../entity/useUser.js'
import { useDates } from '../../../shell/useDates.js'
import { toasts } from '@embpm/ui/toast'
import { CommentBody } from './CommentBody.js'
import { CommentForm } from './CommentForm.js'
import { draftOf } from './mentionText.js'
import type { ThreadCalls } from './useThreadCalls.js'

const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

/** Props of `CommentItem`. */
export interface CommentItemProps {
  thread: CommentThread
  comment: StepComment
  calls: ThreadCalls
  /** Called once it was taken back, so that the focus is put somewhere. */
  onRemoved: () => void
}

/** A comment: who wrote it, when, and what; its author changes it, and its author and administrators take it back. */
export function CommentItem({ thread, comment, calls, onRemoved }: CommentItemProps) {
  const { t } = useTranslation()
  const dates = useDates()
  const user = useUser()
  const visitor = useVisitor()
  const [isEdited, setEdited] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const menu = useRef<HTMLButtonElement>(null)
  const { author, createdAt, editedAt, body } = comment
  if (comment.deleted) return <p className="emb-app-comment-gone">{t('comments.deleted')}</p>

  const isOwn = comment.authorId === user.id
  const mayRemove = isOwn || visitor.roles.includes('ADM')
  const remove = async () => {
    const { refusal } = await calls.remove(thread, comment)
    if (refusal) return void toasts.add({ text: t(`comments.refused.${refusal}`), icon: 'error' })
    announce(t('comments.wasDeleted'))
    onRemoved()
  }
  const leave = () => {
    setEdited(false)
    // The menu is there again by then.
    setTimeout(() => menu.current?.focus())
  }
  return (
    <>
      <Avatar name={author} size="s" aria-hidden />
      <div className="emb-app-comment-head">
        <bdi className="emb-app-comment-author">{author}</bdi>
        <time dateTime={createdAt}>{dates.dateTime(createdAt)}</time>
        {editedAt !== null && <span title={dates.dateTime(editedAt)}>{t('comments.edited')}</span>}
        {mayRemove && !isEdited && (
          <Menu
            aria-label={t('comments.actions', { name: author })}
            placement="bottom end"
            trigger={
              <IconButton
                ref={menu}
                className="emb-app-comment-menu"
                size="s"
                variant="ghost"
                label={t('comments.actions', { name: author })}
                tooltip={false}
                icon={<Ellipsis {...glyph} />}
              />
            }
            items={[
              ...(isOwn
                ? [
                    {
                      id: 'edit',
                      label: t('comments.edit'),
                      icon: <Pencil {...glyph} />,
                      onAction: () => setEdited(true),
                    },
                  ]
                : []),
              {
                id: 'delete',
                label: t('list.delete'),
                icon: <Trash2 {...glyph} />,
                danger: true,
                onAction: () => setAsked(true),
              },
            ]}
          />
        )}
      </div>
      <div className="emb-app-comment-text">
        {isEdited ? (
          <CommentForm
            place={`edit ${comment.id}`}
            start={draftOf(body)}
            label={t('comments.editLabel')}
            placeholder={t('comments.editLabel')}
            autoFocus
            onSend={async (next) => (await calls.edit(thread, comment, next)).refusal}
            onSent={() => {
              announce(t('comments.wasChanged'))
              leave()
            }}
            onCancel={leave}
          />
        ) : (
          <CommentBody body={body} />
        )}
      </div>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={t('comments.deleteTitle')}
        message={t('comments.deleteText')}
        confirmLabel={t('list.delete')}
        cancelLabel={t('shell.cancel')}
        tone="danger"
        onConfirm={remove}
      />
    </>
  )
}
