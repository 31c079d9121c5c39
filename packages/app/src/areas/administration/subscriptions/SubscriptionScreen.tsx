import type { Subscription } from '@embpm/contract/subscription'
import { KeyValue } from '@embpm/ui/key-value'
import { useTranslation } from 'react-i18next'
import { EntityPage } from '../../../entity/EntityPage.js'
import { FieldInput, FieldsCard } from '../../../entity/FieldInput.js'
import { useChoiceText } from '../../../entity/useFieldText.js'
import { OrganisationInput } from '../users/OrganisationInput.js'
import { SeatsBar } from './seats/SeatsBar.js'
import { subscriptionKind as kind } from './subscriptionKind.js'

/** The page of a subscription, or of a new one. */
export function SubscriptionScreen() {
  return <EntityPage kind={kind} fields={SubscriptionFields} />
}

/** The fields of a subscription, and how many of its seats are taken. */
function SubscriptionFields({ entity }: { entity: Subscription | null }) {
  const { t } = useTranslation()
  const choiceText = useChoiceText()
  return (
    <FieldsCard title={t('object.general')}>
      <OrganisationInput name="organisationId" />
      <FieldInput kind={kind} name="seats" description={t('subscriptions.seatsHelp')} />
      <FieldInput kind={kind} name="state" />
      <FieldInput kind={kind} name="start" />
      <FieldInput kind={kind} name="renewal" />
      {entity && (
        <div className="emb-app-wide">
          <KeyValue
            items={[
              { label: t('fields.seatsUsed'), value: <SeatsBar {...entity} /> },
              { label: t('fields.plan'), value: choiceText('plan', entity.plan) },
            ]}
          />
        </div>
      )}
    </FieldsCard>
  )
}
