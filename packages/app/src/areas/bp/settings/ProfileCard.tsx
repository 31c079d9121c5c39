import { Avatar } from '@embpm/ui/avatar'
import { Card } from '@embpm/ui/card'
import { KeyValue } from '@embpm/ui/key-value'
import { useTranslation } from 'react-i18next'
import { useUser, useVisitor } from '../../../entity/useUser.js'

/** Who is signed in, and what they are in this organisation. */
export function ProfileCard() {
  const { t, i18n } = useTranslation()
  const { firstname, lastname, email, company, metadata } = useUser()
  const { roles } = useVisitor()
  const name = `${firstname} ${lastname}`
  const list = new Intl.ListFormat(i18n.language || 'en', { type: 'unit' })
  const names = list.format(roles.map((role) => t(`choices.role.${role}`)))
  return (
    <Card title={t('mySettings.profile')}>
      <div className="emb-app-settings-person">
        <Avatar name={name} src={metadata?.profilePicture} aria-hidden />
        <div>
          <b>{name}</b>
          <span>{company}</span>
        </div>
      </div>
      <KeyValue
        items={[
          { label: t('fields.email'), value: email },
          { label: t('fields.roles'), value: names || t('mySettings.noRoles') },
        ]}
      />
      <p className="emb-app-settings-help">{t('mySettings.given')}</p>
    </Card>
  )
}
