import { CopyButton } from '@embpm/ui/copy-button'
import { useTranslation } from 'react-i18next'

/** The link that invites somebody, to be handed over: the sample back end sends no mail. */
export function InvitationLink({ invitation }: { invitation: string }) {
  const { t } = useTranslation()
  const link = `${location.origin}${import.meta.env.BASE_URL}accept-invitation?invitation=${encodeURIComponent(invitation)}`
  return (
    <div className="emb-app-invitation">
      <p>{t('users.handOver')}</p>
      <p>
        <code>{link}</code> <CopyButton text={link} label={t('users.copyLink')} />
      </p>
    </div>
  )
}
