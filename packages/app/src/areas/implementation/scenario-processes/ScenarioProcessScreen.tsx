import type { ScenarioProcess } from '@embpm/contract/scenario-process'
import { EntityPage } from '../../../entity/EntityPage.js'
import { RelatedEntities } from '../../../entity/RelatedEntities.js'
import { scenarioProcessColumns, scenarioProcessKind } from './scenarioProcessKind.js'
import { ScenarioProcessFields } from './ScenarioProcessFields.js'

/** The page of a process of a scenario with the whole scenario below it, or of a new one. */
export function ScenarioProcessScreen() {
  return <EntityPage kind={scenarioProcessKind} fields={ScenarioProcessFields} related={WholeScenario} />
}

const chainColumns = scenarioProcessColumns.filter(({ id }) => !id.startsWith('scenario'))

function WholeScenario({ entity: { scenarioId } }: { entity: ScenarioProcess }) {
  return (
    <RelatedEntities
      kind={scenarioProcessKind}
      columns={chainColumns}
      filter={{ scenarioId: [scenarioId] }}
      sort="sequence"
      title="scenarioProcesses.chain"
      newSearch={`?scenarioId=${encodeURIComponent(scenarioId)}`}
    />
  )
}
