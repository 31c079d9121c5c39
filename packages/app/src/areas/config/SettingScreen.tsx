import type { ConfigurationEntry } from '@embpm/contract/configuration-entry'
import { TextInput } from '@embpm/forms/text-input'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { EntityPage } from '../../entity/EntityPage.js'
import { FieldInput, FieldsCard } from '../../entity/FieldInput.js'
import { settingKind as kind } from './settingKind.js'

/** The page of a setting, or of a new one. */
export function SettingScreen() {
  return <EntityPage kind={kind} fields={SettingFields} />
}

/** The fields of a setting. A secret is written, never read: an empty field leaves it as it is. */
function SettingFields({ entity }: { entity: ConfigurationEntry | null }) {
  const { t } = useTranslation()
  const type: unknown = useWatch({ name: 'type' })
  const secret = useWatch({ name: 'secret' }) === true
  return (
    <FieldsCard title={t('object.general')}>
      <FieldInput kind={kind} name="key" />
      <FieldInput kind={kind} name="scope" />
      <FieldInput kind={kind} name="type" />
      <FieldInput kind={kind} name="secret" description={t('configurations.secretHelp')} />
      <div className="emb-app-wide">
        {secret ? (
          <TextInput
            name="value"
            type="password"
            autoComplete="off"
            label={t('fields.value')}
            maxLength={10_000}
            description={entity?.secret ? t('configurations.keptHelp') : undefined}
          />
        ) : (
          <TextInput
            name="value"
            multiline={type === 'json'}
            rows={6}
            label={t('fields.value')}
            maxLength={10_000}
            spellCheck={false}
          />
        )}
      </div>
      <FieldInput kind={kind} name="description" />
    </FieldsCard>
  )
}
