import type { Mail } from '@embpm/contract/sample/mailbox'
import { IconButton } from '@embpm/ui/button'
import { Checkbox } from '@embpm/ui/checkbox'
import { Pagination } from '@embpm/ui/pagination'
import { SkeletonText } from '@embpm/ui/skeleton'
import { StateMessage } from '@embpm/ui/state-message'
import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useChatDates } from '../../../chat/useChatDates.js'
import { LoadFailed } from './LoadFailed.js'
import { type MailActing, MailActions } from './MailActions.js'
import { MailLine } from './MailLine.js'

/** Props of `MailList`. */
export interface MailListProps extends MailActing {
  /** What is shown is called. */
  name: string
  /** The mails of the page; `null` while they are read. */
  mails: readonly Mail[] | null
  /** How many there are on all pages. */
  total: number
  page: number
  /** Whether another page is being read, and the one before is still shown. */
  stale: boolean
  /** Tries to read them again, where that failed. */
  retry: (() => unknown) | null
  /** The one that is open. */
  openId: string | null
  hrefOf: (mail: Mail) => string
  selected: readonly Mail[]
  onSelect: (mails: readonly Mail[]) => void
  onPage: (page: number) => void
  moving: boolean
  onMoving: (moving: boolean) => void
}

/** A page of mails, several of which can be chosen and changed at once. */
export function MailList(props: MailListProps) {
  const { name, mails, total, page, stale, retry, openId, hrefOf, selected, onSelect, onPage, moving, onMoving } = props
  const { t } = useTranslation()
  const { brief } = useChatDates()
  if (retry) return <LoadFailed retry={retry} />
  if (!mails) return <SkeletonText />
  if (mails.length === 0 && total === 0)
    return <StateMessage kind="empty" title={t('mailbox.empty', { name })} description={t('mailbox.emptyText')} />
  const isAll = mails.length > 0 && selected.length === mails.length
  return (
    <>
      <div className="emb-app-mailbox-bar" role="group" aria-label={t('mailbox.selection')}>
        <Checkbox
          checked={isAll}
          indeterminate={!isAll && selected.length > 0}
          onCheckedChange={(all) => onSelect(all ? mails : [])}
        >
          <span className={selected.length > 0 ? 'emb-visually-hidden' : 'emb-app-mailbox-hint'}>
            {t('mailbox.selectAll')}
          </span>
        </Checkbox>
        {selected.length > 0 && (
          <>
            <span className="emb-app-mailbox-hint" role="status">
              {t('mailbox.selected', { count: selected.length })}
            </span>
            <MailActions {...props} mails={selected} moving={moving} onMoving={onMoving} />
            <IconButton
              size="s"
              label={t('mailbox.clear')}
              icon={<X size={16} strokeWidth={1.5} aria-hidden="true" />}
              onPress={() => onSelect([])}
            />
          </>
        )}
      </div>
      <ul className="emb-app-mailbox-lines" data-stale={stale || undefined}>
        {mails.map((mail) => (
          <MailLine
            key={mail.id}
            mail={mail}
            labels={props.places.labels}
            href={hrefOf(mail)}
            when={brief(mail.date)}
            open={mail.id === openId}
            selected={selected.includes(mail)}
            onSelect={(on) => onSelect(on ? [...selected, mail] : selected.filter((one) => one !== mail))}
            onStar={() => props.commands.mark([mail], { starred: !mail.starred })}
          />
        ))}
      </ul>
      {total > 10 && (
        <Pagination
          className="emb-app-mailbox-pages"
          total={total}
          pageSize={10}
          value={page}
          onValueChange={onPage}
          aria-label={t('mailbox.pages')}
        />
      )}
    </>
  )
}
