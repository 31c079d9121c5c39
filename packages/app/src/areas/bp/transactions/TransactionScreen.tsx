import { useTranslation } from 'react-i18next'
import { EntityPage } from '../../../entity/EntityPage.js'
import { FieldInput, FieldsCard } from '../../../entity/FieldInput.js'
import { transactionKind as kind } from './transactionKind.js'

/** The page of a transaction, or of a new one. The steps of processes that it is used in stand where it is used. */
export function TransactionScreen() {
  return <EntityPage kind={kind} fields={TransactionFields} />
}

function TransactionFields() {
  const { t } = useTranslation()
  return (
    <FieldsCard title={t('object.general')}>
      <FieldInput kind={kind} name="tcode" />
      <FieldInput kind={kind} name="type" />
      <div className="emb-app-wide">
        <FieldInput kind={kind} name="name" />
      </div>
      <div className="emb-app-wide">
        <FieldInput kind={kind} name="systemId" />
      </div>
      <FieldInput kind={kind} name="program" />
      <FieldInput kind={kind} name="package" />
      <FieldInput kind={kind} name="component" description={t('transactions.componentHelp')} />
      <FieldInput kind={kind} name="tags" />
    </FieldsCard>
  )
}
