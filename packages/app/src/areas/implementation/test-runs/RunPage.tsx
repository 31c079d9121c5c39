import type { OpenedRun } from '@embpm/contract/test-runner'
import { Page } from '@embpm/ui/page'
import { StateMessage } from '@embpm/ui/state-message'
import { lazyPart } from '@embpm/ui/lazy-part'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNarrow } from '../../../entity/tree/useNarrow.js'
import { usePart } from '../../../shell/usePart.js'
import { UploadArea } from '../../../uploads/UploadArea.js'
import { EvidencePanel } from './EvidencePanel.js'
import { ResultButtons } from './ResultButtons.js'
import { RunHead } from './RunHead.js'
import { RunMessages } from './RunMessages.js'
import { RunSteps } from './RunSteps.js'
import { StepView } from './StepView.js'
import { useEvidence } from './useEvidence.js'
import { useRunKeys } from './useRunKeys.js'
import { useRunner } from './useRunner.js'
import { useRunResults } from './useRunResults.js'
import { useRunTimer } from './useRunTimer.js'

const stepsDialog = lazyPart(async () => (await import('./StepsDialog.js')).StepsDialog)

/** Props of `RunPage`. */
export interface RunPageProps {
  opened: OpenedRun
  /** The id of the result that one begins at. Default: the first step that is not run. */
  start?: string
}

/** A run: its steps, the one that is tested with what came of it, and what shows it. */
export function RunPage({ opened, start }: RunPageProps) {
  const { t } = useTranslation()
  const isNarrow = useNarrow()
  const results = useRunResults(opened.run.id)
  const timer = useRunTimer()
  const actual = useRef<HTMLElement>(null)
  const runner = useRunner(opened, results, timer, actual, start)
  useRunKeys(runner)
  const [lists, setLists] = useState(false)
  const { Part: StepsDialog } = usePart(stepsDialog, lists, () => setLists(false))
  const { step } = runner
  const evidence = useEvidence()
  const upload = (files: readonly File[]) => {
    if (step) void evidence.add(files, { resultId: step.result.id, name: step.task.title })
  }
  return (
    <Page className="emb-app-run">
      <RunHead opened={opened} runner={runner} results={results} timer={timer} onSteps={() => setLists(true)} />
      <RunMessages runner={runner} results={results} />
      {!step ? (
        <StateMessage kind="empty" title={t('testRuns.noSteps')} description={t('testRuns.noStepsText')} />
      ) : (
        <UploadArea pasted className="emb-app-run-columns" onFiles={runner.isOpen ? upload : undefined}>
          {!isNarrow && <RunSteps steps={runner.steps} place={runner.place} onGo={runner.go} />}
          <section className="emb-app-run-main" aria-labelledby="run-step">
            <div className="emb-app-run-scroll">
              <StepView key={step.result.id} step={step} runner={runner} actualRef={actual} />
              {isNarrow && <EvidencePanel step={step} onFiles={upload} runner={runner} withCamera />}
            </div>
            <ResultButtons runner={runner} />
          </section>
          {!isNarrow && <EvidencePanel step={step} onFiles={upload} runner={runner} />}
        </UploadArea>
      )}
      <p role="status" className="emb-visually-hidden">
        {runner.said}
      </p>
      {lists && StepsDialog && <StepsDialog runner={runner} onClose={() => setLists(false)} />}
    </Page>
  )
}
