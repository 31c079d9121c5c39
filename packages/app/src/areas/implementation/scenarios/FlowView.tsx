import type { Scenario } from '@embpm/contract/scenario'
import { StateMessage } from '@embpm/ui/state-message'
import { TriangleAlert } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { LinkTabs } from '../../../entity/LinkTabs.js'
import { kindHref, usePlace } from '../../../entity/usePlace.js'
import { type GraphNode, GraphView } from '../../../graph/GraphView.js'
import type { BuildDraft } from './buildDraft.js'
import { useScenarioTabs } from './useScenarioTabs.js'

/** Props of `FlowView`. */
export interface FlowViewProps {
  scenario: Scenario
  steps: BuildDraft
  late: ReadonlyMap<string, readonly string[]>
}

/** What waits for what in a sequence: those without a way between them can be tested side by side. */
export function FlowView({ scenario, steps, late }: FlowViewProps) {
  const { t } = useTranslation()
  const place = usePlace()
  const nodes = useMemo(
    () =>
      steps.map(({ key, process, variant }, index): GraphNode => ({
        id: key,
        width: 236,
        height: 52,
        href: kindHref({ name: 'processes' }, place, process.id),
        content: (
          <span className="emb-app-build-node">
            <span className="emb-app-build-number">{index + 1}</span>
            <span>
              <b>{process.name}</b>
              <small>{[process.code, variant].filter((one) => one !== '').join(' · ')}</small>
            </span>
            {late.has(key) && <TriangleAlert size={16} strokeWidth={1.5} aria-label={t('scenarioBuild.tooEarly')} />}
          </span>
        ),
      })),
    [steps, late, place, t],
  )
  const edges = useMemo(() => {
    const known = new Set(steps.map(({ key }) => key))
    return steps.flatMap(({ key, predecessors }) =>
      predecessors.filter((one) => known.has(one)).map((one) => ({ id: `${one} ${key}`, from: one, to: key })),
    )
  }, [steps])
  return (
    <div className="emb-app-build-flow">
      <header className="emb-app-build-head">
        <h2>{t('scenarioBuild.flow')}</h2>
        <LinkTabs {...useScenarioTabs(scenario.id)} current="flow" />
      </header>
      {steps.length === 0 ? (
        <StateMessage
          kind="empty"
          headingLevel={3}
          title={t('scenarioBuild.emptyTitle')}
          description={t('scenarioBuild.emptyText')}
        />
      ) : (
        <GraphView label={t('scenarioBuild.flow')} nodes={nodes} edges={edges} />
      )}
    </div>
  )
}
