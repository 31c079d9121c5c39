import type { Mail, MailLabel } from '@embpm/contract/sample/mailbox'
import { ConfirmDialog } from '@embpm/ui/confirm-dialog'
import { lazyPart } from '@embpm/ui/lazy-part'
import { toasts } from '@embpm/ui/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePart } from '../../../shell/usePart.js'
import { mailboxKey, useMailClient } from './mailQueries.js'
import type { MailSideProps } from './MailSide.js'
import type { MailView } from './mailView.js'

const composePart = lazyPart(async () => (await import('./ComposeDialog.js')).ComposeDialog)
const labelPart = lazyPart(async () => (await import('./LabelDialog.js')).LabelDialog)
const keysPart = lazyPart(async () => (await import('./KeysDialog.js')).KeysDialog)
const placesPart = lazyPart(async () => (await import('./PlacesDialog.js')).PlacesDialog)

type Asked =
  | { of: 'compose'; answered: Mail | null }
  | { of: 'label'; label: MailLabel | null }
  | { of: 'keys' }
  | { of: 'places' }

/** Options of {@link useMailDialogs}. */
export interface MailDialogOptions {
  side: Omit<MailSideProps, 'onNewLabel'>
  /** Called when a label has another address, or none any more, while its mails are shown. */
  onView: (view: MailView) => void
}

/** The dialogs of the mailbox, one at a time, each loaded when it is asked for. */
export function useMailDialogs({ side, onView }: MailDialogOptions) {
  const { t } = useTranslation()
  const client = useMailClient()
  const queryClient = useQueryClient()
  const [asked, setAsked] = useState<Asked | null>(null)
  const [removed, setRemoved] = useState<MailLabel | null>(null)
  const close = () => setAsked(null)
  const compose = usePart(composePart, asked?.of === 'compose', close)
  const naming = usePart(labelPart, asked?.of === 'label', close)
  const keys = usePart(keysPart, asked?.of === 'keys', close)
  const places = usePart(placesPart, asked?.of === 'places', close)
  const remove = useMutation({ mutationFn: (id: string) => client.labels.remove({ query: { id } }) })
  const newLabel = () => setAsked({ of: 'label', label: null })

  const removeLabel = async () => {
    if (!removed) return
    try {
      await remove.mutateAsync(removed.id)
    } catch (error) {
      toasts.add({ text: t('mailbox.labels.failed'), icon: 'error' })
      throw error
    }
    onView({ by: 'folder', slug: 'inbox' })
    await queryClient.invalidateQueries({ queryKey: mailboxKey })
  }
  return {
    compose: (answered: Mail | null) => setAsked({ of: 'compose', answered }),
    newLabel,
    editLabel: (label: MailLabel) => setAsked({ of: 'label', label }),
    removeLabel: setRemoved,
    showKeys: () => setAsked({ of: 'keys' }),
    showPlaces: () => setAsked({ of: 'places' }),
    dialogs: (
      <>
        {asked?.of === 'compose' && compose.Part && <compose.Part answered={asked.answered} onClose={close} />}
        {asked?.of === 'label' && naming.Part && (
          <naming.Part
            label={asked.label}
            onClose={(kept) => {
              close()
              if (kept) onView({ by: 'label', slug: kept.slug })
            }}
          />
        )}
        {asked?.of === 'keys' && keys.Part && <keys.Part onClose={close} />}
        {asked?.of === 'places' && places.Part && <places.Part {...side} onNewLabel={newLabel} onClose={close} />}
        <ConfirmDialog
          open={removed !== null}
          onOpenChange={(open) => !open && setRemoved(null)}
          tone="danger"
          title={t('mailbox.labels.removeTitle', { name: removed?.title ?? '' })}
          message={t('mailbox.labels.removeText')}
          confirmLabel={t('mailbox.labels.remove')}
          onConfirm={removeLabel}
        />
      </>
    ),
  }
}
