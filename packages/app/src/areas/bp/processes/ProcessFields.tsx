import type { Process } from '@embpm/contract/process'
import { NumberInput } from '@embpm/forms/number-input'
import { RepeatSection } from '@embpm/forms/repeat-section'
import { TextInput } from '@embpm/forms/text-input'
import { Card } from '@embpm/ui/card'
import { KeyValue } from '@embpm/ui/key-value'
import { useTranslation } from 'react-i18next'
import { FieldInput, FieldsCard } from '../../../entity/FieldInput.js'
import { StatusField } from '../../../entity/StatusField.js'
import { useChoiceText } from '../../../entity/useFieldText.js'
import { processKind as kind } from './processKind.js'

/** The fields of a process: what it is, who answers for it, what it needs and makes, and how it is measured. */
export function ProcessFields({ entity }: { entity: Process | null }) {
  const { t } = useTranslation()
  const choiceText = useChoiceText()
  return (
    <>
      <FieldsCard title={t('object.general')}>
        <div className="emb-app-wide">
          <FieldInput kind={kind} name="name" />
        </div>
        <FieldInput kind={kind} name="code" />
        <FieldInput kind={kind} name="class" />
        <div className="emb-app-wide">
          {entity ? (
            <KeyValue items={[{ label: t('fields.level'), value: choiceText('processLevel', String(entity.level)) }]} />
          ) : (
            <FieldInput kind={kind} name="parentId" description={t('processes.parentHelp')} />
          )}
        </div>
        <div className="emb-app-wide">
          <StatusField />
        </div>
        <FieldInput kind={kind} name="description" />
      </FieldsCard>
      <FieldsCard title={t('processes.responsibility')}>
        <FieldInput kind={kind} name="ownerId" description={t('processes.ownerHelp')} />
        <FieldInput kind={kind} name="variantOfId" />
        <div className="emb-app-wide">
          <FieldInput kind={kind} name="areaId" />
        </div>
      </FieldsCard>
      <FieldsCard title={t('processes.flow')}>
        <FieldInput kind={kind} name="inputs" />
        <FieldInput kind={kind} name="outputs" />
        <FieldInput kind={kind} name="tags" />
      </FieldsCard>
      <Card title={t('fields.kpis')}>
        <RepeatSection
          name="kpis"
          label={t('fields.kpis')}
          description={t('processes.kpisHelp')}
          addLabel={t('processes.addKpi')}
          rowLabel={(position) => t('processes.kpi', { position })}
          newRow={() => ({ name: '', unit: '', target: null, actual: null })}
        >
          {({ name }) => (
            <>
              <TextInput name={`${name}.name`} required label={t('fields.name')} maxLength={100} />
              <TextInput name={`${name}.unit`} label={t('fields.unit')} maxLength={20} />
              <NumberInput name={`${name}.target`} label={t('fields.target')} />
              <NumberInput name={`${name}.actual`} label={t('fields.actual')} />
            </>
          )}
        </RepeatSection>
      </Card>
    </>
  )
}
