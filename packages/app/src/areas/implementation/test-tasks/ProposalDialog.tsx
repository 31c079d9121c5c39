import type { ScenarioStep } from '@embpm/contract/scenario-build'
import type { ProposedTest } from '@embpm/contract/test-task-plan'
import { Button, LinkButton } from '@embpm/ui/button'
import { Checkbox } from '@embpm/ui/checkbox'
import { Dialog } from '@embpm/ui/dialog'
import { SkeletonText } from '@embpm/ui/skeleton'
import { StateMessage } from '@embpm/ui/state-message'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AsideFailed } from '../../../entity/AsideFailed.js'
import { kindHref, usePlace } from '../../../entity/usePlace.js'
import { useServices } from '../../../shell/ServicesProvider.js'
import { queryKeys } from '../../../session/queryKeys.js'

/** Props of `ProposalDialog`. */
export interface ProposalDialogProps {
  step: ScenarioStep
  onAdd: (tests: readonly ProposedTest[]) => void
  onClose: () => void
}

/** Proposes a test for each step of the process; those that are chosen are added to the grid, where one edits and saves them. */
export function ProposalDialog({ step, onAdd, onClose }: ProposalDialogProps) {
  const { t } = useTranslation()
  const { client } = useServices()
  const { organisation } = usePlace()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const { data, error, refetch } = useQuery({
    queryKey: [...queryKeys.kind(organisation, 'testTasks'), 'proposal', step.id],
    queryFn: ({ signal }) => client.testTaskPlan.propose({ id: step.id }, { signal }),
    staleTime: 0,
  })
  const chosen = data?.tests.filter(({ stepId }) => !left.has(stepId)) ?? []
  const turn = (stepId: string, isChosen: boolean) => {
    const next = new Set(left)
    if (isChosen) next.delete(stepId)
    else next.add(stepId)
    setLeft(next)
  }
  return (
    <Dialog open size="m" onOpenChange={(open) => !open && onClose()}>
      <Dialog.Header title={t('testTasks.proposal.title')} context={step.process?.code} />
      <Dialog.Body>
        {error ? (
          <AsideFailed onRetry={refetch} />
        ) : !data ? (
          <SkeletonText />
        ) : data.tests.length === 0 ? (
          <NothingProposed processId={step.processId} isDrawn={data.revision !== null} />
        ) : (
          <>
            <p className="emb-app-tests-note">
              {data.revision &&
                t(data.revision.published ? 'testTasks.proposal.published' : 'testTasks.proposal.draft', {
                  number: data.revision.number,
                })}{' '}
              {data.covered > 0 && t('testTasks.proposal.covered', { count: data.covered })}
            </p>
            <ul className="emb-app-tests-proposals">
              {data.tests.map(({ stepId, title, tcode }) => (
                <li key={stepId}>
                  <Checkbox checked={!left.has(stepId)} onCheckedChange={(isChosen) => turn(stepId, isChosen)}>
                    {title}
                  </Checkbox>
                  {tcode !== '' && <code>{tcode}</code>}
                </li>
              ))}
            </ul>
          </>
        )}
      </Dialog.Body>
      <Dialog.Footer>
        <Button onPress={onClose}>{t('shell.cancel')}</Button>
        <Button variant="primary" disabled={chosen.length === 0} onPress={() => onAdd(chosen)}>
          {t('testTasks.proposal.add', { count: chosen.length })}
        </Button>
      </Dialog.Footer>
    </Dialog>
  )
}

function NothingProposed({ processId, isDrawn }: { processId: string; isDrawn: boolean }) {
  const { t } = useTranslation()
  const place = usePlace()
  return (
    <StateMessage
      kind="empty"
      headingLevel={3}
      title={t(isDrawn ? 'testTasks.proposal.allCovered' : 'testTasks.proposal.noModel')}
      description={t(isDrawn ? 'testTasks.proposal.allCoveredText' : 'testTasks.proposal.noModelText')}
      actions={
        isDrawn ? undefined : (
          <LinkButton href={kindHref({ name: 'processes' }, place, processId)}>
            {t('scenarioBuild.openProcess')}
          </LinkButton>
        )
      }
    />
  )
}
