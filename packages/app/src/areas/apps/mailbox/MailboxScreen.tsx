import type { Mail } from '@embpm/contract/sample/mailbox'
import { LinkButton } from '@embpm/ui/button'
import { Page } from '@embpm/ui/page'
import { SkeletonText } from '@embpm/ui/skeleton'
import { StateMessage } from '@embpm/ui/state-message'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCards } from '../../../shell/useCards.js'
import { LoadFailed } from './LoadFailed.js'
import { MailHead } from './MailHead.js'
import { MailList } from './MailList.js'
import { MailSide } from './MailSide.js'
import { useMailPlaces } from './mailQueries.js'
import { ReaderPane } from './ReaderPane.js'
import { segmentOf, viewOf } from './mailView.js'
import { useMailAddress } from './useMailAddress.js'
import { useMailCommands } from './useMailCommands.js'
import { useMailDialogs } from './useMailDialogs.js'
import { useMailKeys } from './useMailKeys.js'
import { useMailSettings } from './useMailSettings.js'
import { useMailSteps } from './useMailSteps.js'
import { useMailWords } from './useMailWords.js'
import { placeOf, useShownMails } from './useShownMails.js'
import './styles.css'
import type english from './text/en.json'

type Words = typeof english

declare module '../../../text/Text.js' {
  interface Text extends Words {}
}

const none: readonly Mail[] = []

/** The mailbox of the sample: folders, filters and labels, a page of mails, and the mail that is open. */
export function MailboxScreen() {
  const { t } = useTranslation()
  const isPhone = useCards()
  const { address, hrefOf, go } = useMailAddress()
  const { view, page, mailId } = address
  const places = useMailPlaces()
  const words = useMailWords(places)
  const setLayout = useMailSettings()
  const list = useShownMails(address, places, (lastPage) => go({ page: lastPage }, true))
  const { mails } = list
  const { index, open, newer, older, leave } = useMailSteps({
    mails,
    ready: !list.stale,
    page,
    lastPage: list.lastPage,
    mailId,
    isPhone,
    onOpen: (next, replace) => go({ mailId: next }, replace),
    onPage: (next) => go({ page: next, mailId: null }),
  })
  const [chosen, setChosen] = useState({ of: '', ids: new Set<string>() })
  const here = `${segmentOf(view)} ${page}`
  const selected = chosen.of === here ? mails.filter(({ id }) => chosen.ids.has(id)) : none
  const [moving, setMoving] = useState(false)

  const commands = useMailCommands({ places, words, onLeave: leave })
  const side = { places, words, view, hrefOf: (next: typeof view) => hrefOf({ view: next, page: 1, mailId: null }) }
  const dialogs = useMailDialogs({ side, onView: (next) => go({ view: next, page: 1, mailId: null }) })
  useMailKeys({
    meant: selected.length > 0 ? selected : open ? [open] : none,
    open,
    newer,
    older,
    onMove: () => setMoving(true),
    onTrash: (meant) => void commands.moveTo(meant, 'trash'),
    onWrite: dialogs.compose,
    onNewLabel: dialogs.newLabel,
    onKeys: dialogs.showKeys,
  })

  const acting = { places, words, commands }
  const { count, label, isUnknown } = placeOf(view, places)
  const isReader = mailId !== null
  return (
    <Page className="emb-app-mailbox" data-reading={isReader || undefined} data-layout={places.layout}>
      {!(isPhone && isReader) && (
        <MailHead
          name={words.viewName(view)}
          count={count}
          label={label}
          isReading={isReader}
          isPhone={isPhone}
          layout={places.layout}
          onLayout={setLayout}
          onWrite={() => dialogs.compose(null)}
          onKeys={dialogs.showKeys}
          onPlaces={dialogs.showPlaces}
          onEditLabel={dialogs.editLabel}
          onRemoveLabel={dialogs.removeLabel}
        />
      )}
      <div className="emb-app-mailbox-body">
        {!isPhone && (
          <aside className="emb-app-mailbox-side" aria-label={t('mailbox.places')}>
            {places.failed ? (
              <LoadFailed retry={places.retry} />
            ) : places.pending ? (
              <SkeletonText />
            ) : (
              <MailSide {...side} onNewLabel={dialogs.newLabel} />
            )}
          </aside>
        )}
        <div className="emb-app-mailbox-panes">
          <section className="emb-app-mailbox-list" aria-label={t('mailbox.list')} aria-busy={list.isFetching}>
            {isUnknown ? (
              <StateMessage
                kind="empty"
                title={t('mailbox.unknown')}
                actions={<LinkButton href={side.hrefOf(viewOf(undefined))}>{t('mailbox.toInbox')}</LinkButton>}
              />
            ) : (
              <MailList
                {...acting}
                name={words.viewName(view)}
                mails={list.shown}
                total={list.total}
                page={page}
                stale={list.stale}
                retry={list.retry}
                openId={mailId}
                hrefOf={(mail) => hrefOf({ mailId: mail.id })}
                selected={selected}
                onSelect={(next) => setChosen({ of: here, ids: new Set(next.map(({ id }) => id)) })}
                onPage={(next) => go({ page: next, mailId: null })}
                moving={moving && selected.length > 0}
                onMoving={setMoving}
              />
            )}
          </section>
          <ReaderPane
            {...acting}
            mailId={mailId}
            backHref={hrefOf({ mailId: null })}
            place={index === -1 ? null : { number: list.start + index + 1, total: list.total }}
            newer={newer}
            older={index === -1 ? null : older}
            onReply={dialogs.compose}
            moving={moving && selected.length === 0}
            onMoving={setMoving}
          />
        </div>
      </div>
      {dialogs.dialogs}
    </Page>
  )
}
