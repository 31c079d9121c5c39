import { Button, LinkButton } from '@embpm/ui/button'
import { Page } from '@embpm/ui/page'
import { SkeletonText } from '@embpm/ui/skeleton'
import { StateMessage } from '@embpm/ui/state-message'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { CirclePlay } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { LinkTabs } from '../../../entity/LinkTabs.js'
import { ReferenceControl } from '../../../entity/ReferenceControl.js'
import { usePlace, useRawSearch } from '../../../entity/usePlace.js'
import { useServices } from '../../../shell/ServicesProvider.js'
import { queryKeys } from '../../../session/queryKeys.js'
import { useRunHref } from '../test-runs/useRunHref.js'
import { ProcessRail } from './ProcessRail.js'
import { parseStepsSearch } from './stepsSearch.js'
import { TestSteps } from './TestSteps.js'
import { useStepsHref } from './useStepsHref.js'
import { useTestTabs } from './useTestTabs.js'
import './styles.css'

/** The test tasks of a scenario, process by process, each as a grid that one writes as a spreadsheet. */
export function TestStepsScreen() {
  const { t } = useTranslation()
  const router = useRouter()
  const { client } = useServices()
  const { organisation } = usePlace()
  const { scenario, process } = parseStepsSearch(useRawSearch())
  const stepsHref = useStepsHref()
  const runHref = useRunHref()
  const tabs = useTestTabs()
  const { data, error, refetch } = useQuery({
    // The same as the build of the scenario asks.
    queryKey: [...queryKeys.kind(organisation, 'scenarioBuild'), scenario ?? ''],
    queryFn: ({ signal }) => client.scenarioBuild.read({ id: scenario ?? '' }, { signal }),
    enabled: scenario !== null,
  })
  const step = data?.steps.find(({ id }) => id === process) ?? data?.steps[0]
  return (
    <Page className="emb-app-tests">
      <Page.Head
        title={t('testTasks.title')}
        actions={
          <div className="emb-app-tests-scenario">
            <ReferenceControl
              to="scenarios"
              aria-label={t('fields.scenario')}
              placeholder={t('testTasks.steps.chooseScenario')}
              value={scenario}
              onValueChange={(id) => id !== null && void router.navigate({ href: stepsHref(id) })}
            />
          </div>
        }
      />
      <div className="emb-app-tests-tools">
        <LinkTabs {...tabs} current="steps" />
        <span />
        {scenario !== null && (
          <LinkButton href={runHref({ scenario })} icon={<CirclePlay size={16} strokeWidth={1.5} aria-hidden />}>
            {t('testRuns.run')}
          </LinkButton>
        )}
      </div>
      {scenario === null ? (
        <StateMessage
          kind="empty"
          title={t('testTasks.steps.noScenario')}
          description={t('testTasks.steps.noScenarioText')}
        />
      ) : error ? (
        <StateMessage
          kind="error"
          title={t('object.loadFailedTitle')}
          description={t('object.loadFailedText')}
          actions={<Button onPress={() => refetch()}>{t('states.retry')}</Button>}
        />
      ) : !data ? (
        <SkeletonText />
      ) : !step ? (
        <StateMessage kind="empty" title={t('scenarioBuild.emptyTitle')} description={t('scenarioBuild.emptyText')} />
      ) : (
        <div className="emb-app-tests-columns">
          <ProcessRail steps={data.steps} current={step.id} hrefOf={(id) => stepsHref(scenario, id)} />
          <TestSteps key={step.id} step={step} />
        </div>
      )}
    </Page>
  )
}
