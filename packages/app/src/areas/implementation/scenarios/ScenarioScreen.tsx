import type { Scenario } from '@embpm/contract/scenario'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { newId } from '../../../entity/entityQueries.js'
import { EntityPage } from '../../../entity/EntityPage.js'
import { FieldInput, FieldsCard } from '../../../entity/FieldInput.js'
import { LinkTabs } from '../../../entity/LinkTabs.js'
import { RelatedEntities } from '../../../entity/RelatedEntities.js'
import { StatusField } from '../../../entity/StatusField.js'
import { useRawSearch } from '../../../entity/usePlace.js'
import { useUser } from '../../../entity/useUser.js'
import { scenarioProcessColumns, scenarioProcessKind } from '../scenario-processes/scenarioProcessKind.js'
import { CopyScenario } from './CopyScenario.js'
import { ScenarioBuild } from './ScenarioBuild.js'
import { scenarioKind as kind } from './scenarioKind.js'
import { useScenarioTabs } from './useScenarioTabs.js'

/** The page of a scenario: its sequence, as a list or as a flow, or what is known of it; of a new one its fields. */
export function ScenarioScreen() {
  const { id = newId }: { id?: string; orgId?: string } = useParams({ strict: false })
  const { view } = useRawSearch()
  if (id === newId || view === 'details') return <ScenarioDetails />
  return <ScenarioBuild key={id} id={id} isFlow={view === 'flow'} />
}

function ScenarioDetails() {
  const { id: ownerId } = useUser()
  return (
    <EntityPage
      kind={kind}
      fields={ScenarioFields}
      above={DetailTabs}
      related={Sequence}
      actions={CopyScenario}
      start={{ ownerId }}
    />
  )
}

function DetailTabs({ entity: { id } }: { entity: Scenario }) {
  return (
    <div className="emb-app-scenario-tabs">
      <LinkTabs {...useScenarioTabs(id)} current="details" />
    </div>
  )
}

/** The fields of a scenario: what it tests, for which release, and who answers for it. */
function ScenarioFields() {
  const { t } = useTranslation()
  return (
    <FieldsCard title={t('object.general')}>
      <FieldInput kind={kind} name="code" />
      <FieldInput kind={kind} name="type" />
      <div className="emb-app-wide">
        <FieldInput kind={kind} name="name" />
      </div>
      <FieldInput kind={kind} name="release" />
      <FieldInput kind={kind} name="ownerId" />
      <FieldInput kind={kind} name="projectId" />
      <StatusField />
    </FieldsCard>
  )
}

const chainColumns = scenarioProcessColumns.filter(({ id }) => !id.startsWith('scenario'))

function Sequence({ entity: { id } }: { entity: Scenario }) {
  return (
    <RelatedEntities
      kind={scenarioProcessKind}
      columns={chainColumns}
      filter={{ scenarioId: [id] }}
      sort="sequence"
      title="scenarioProcesses.chain"
    />
  )
}
