import type { ConfigurationEntry } from '@embpm/contract/configuration-entry'
import { useTranslation } from 'react-i18next'

/** Props of `SettingValue`. */
export interface SettingValueProps {
  setting: Pick<ConfigurationEntry, 'value' | 'secret'>
}

/** The value of a setting; of a secret, which the server never tells, only that it is one. */
export function SettingValue({ setting: { value, secret } }: SettingValueProps) {
  const { t } = useTranslation()
  if (!secret) return <code className="emb-app-code">{value}</code>
  return (
    <span>
      <span aria-hidden="true">••••••••</span> <span className="emb-app-aside-note">{t('configurations.kept')}</span>
    </span>
  )
}
