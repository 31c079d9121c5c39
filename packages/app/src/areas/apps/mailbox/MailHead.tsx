import type { MailLabel } from '@embpm/contract/sample/mailbox'
import { Button, IconButton } from '@embpm/ui/button'
import { Menu } from '@embpm/ui/menu'
import { Ellipsis, Keyboard, ListTree, PanelBottom, PanelRight, Pencil } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** Props of `MailHead`. */
export interface MailHeadProps {
  /** What is shown is called. */
  name: string
  /** How many of its mails are unread, or lie in it; 0 is not said. */
  count: number
  /** The label whose mails are shown. */
  label: MailLabel | undefined
  /** Whether a mail is open, whose subject names the page then. */
  isReading: boolean
  isPhone: boolean
  layout: 'right' | 'bottom'
  onLayout: (layout: 'right' | 'bottom') => void
  onWrite: () => void
  onKeys: () => void
  onPlaces: () => void
  onEditLabel: (label: MailLabel) => void
  onRemoveLabel: (label: MailLabel) => void
}

const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

/** What is shown, and what can be done with the mailbox. */
export function MailHead(props: MailHeadProps) {
  const { name, count, label, isReading, isPhone, layout, onLayout, onWrite, onKeys, onPlaces } = props
  const { t, i18n } = useTranslation()
  const Title = isReading ? 'h2' : 'h1'
  const other = layout === 'right' ? 'bottom' : 'right'
  return (
    <header className="emb-app-mailbox-head">
      <Title>
        <bdi>{name}</bdi>
      </Title>
      {count > 0 && (
        <span className="emb-app-mailbox-pill">{new Intl.NumberFormat(i18n.language || 'en').format(count)}</span>
      )}
      {label && (
        <Menu
          aria-label={t('mailbox.labels.more', { name: label.title })}
          trigger={
            <IconButton label={t('mailbox.labels.more', { name: label.title })} icon={<Ellipsis {...glyph} />} />
          }
          items={[
            { id: 'edit', label: t('mailbox.labels.rename'), onAction: () => props.onEditLabel(label) },
            {
              id: 'remove',
              label: t('mailbox.labels.remove'),
              danger: true,
              onAction: () => props.onRemoveLabel(label),
            },
          ]}
        />
      )}
      <span className="emb-app-mailbox-tools">
        {isPhone ? (
          <IconButton label={t('mailbox.places')} icon={<ListTree {...glyph} />} onPress={onPlaces} />
        ) : (
          <>
            <IconButton label={t('mailbox.keys.title')} icon={<Keyboard {...glyph} />} onPress={onKeys} />
            <IconButton
              className="emb-app-mailbox-layout"
              label={t(`mailbox.layout.${other}`)}
              icon={other === 'bottom' ? <PanelBottom {...glyph} /> : <PanelRight {...glyph} />}
              onPress={() => onLayout(other)}
            />
          </>
        )}
        <Button variant="primary" icon={<Pencil {...glyph} />} onPress={onWrite}>
          {t('mailbox.write')}
        </Button>
      </span>
    </header>
  )
}
