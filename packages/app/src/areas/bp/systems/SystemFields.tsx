import { useTranslation } from 'react-i18next'
import { FieldInput, FieldsCard } from '../../../entity/FieldInput.js'
import { StatusField } from '../../../entity/StatusField.js'
import { systemKind as kind } from './systemKind.js'

/** The fields of a system: what it is, where it runs, and the days of its life. */
export function SystemFields() {
  const { t } = useTranslation()
  return (
    <>
      <FieldsCard title={t('object.general')}>
        <FieldInput kind={kind} name="sid" />
        <FieldInput kind={kind} name="client" description={t('systems.clientHelp')} />
        <div className="emb-app-wide">
          <FieldInput kind={kind} name="systemName" />
        </div>
        <FieldInput kind={kind} name="landscape" description={t('systems.landscapeHelp')} />
        <FieldInput kind={kind} name="environment" />
        <FieldInput kind={kind} name="category" />
        <FieldInput kind={kind} name="vendor" />
        <FieldInput kind={kind} name="productVersion" />
        <FieldInput kind={kind} name="host" />
        <div className="emb-app-wide">
          <FieldInput kind={kind} name="description" />
        </div>
        <div className="emb-app-wide">
          <StatusField />
        </div>
      </FieldsCard>
      <FieldsCard title={t('systems.lifecycle')}>
        <FieldInput kind={kind} name="plan" />
        <FieldInput kind={kind} name="phaseIn" />
        <FieldInput kind={kind} name="active" />
        <FieldInput kind={kind} name="phaseOut" />
        <FieldInput kind={kind} name="endOfLife" />
      </FieldsCard>
    </>
  )
}
