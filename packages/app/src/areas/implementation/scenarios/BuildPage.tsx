import { lateIn, ringIn, type BuiltScenario } from '@embpm/contract/scenario-build'
import { Badge } from '@embpm/ui/badge'
import type { Breadcrumb } from '@embpm/ui/breadcrumbs'
import { Button } from '@embpm/ui/button'
import { ConfirmDialog } from '@embpm/ui/confirm-dialog'
import { Page } from '@embpm/ui/page'
import { useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNarrow } from '../../../entity/tree/useNarrow.js'
import { useMayWrite } from '../../../entity/useUser.js'
import { LeaveGuard } from '../../../shell/LeaveGuard.js'
import { useOffer } from '../../../shell/useOffer.js'
import { BuildMessages } from './BuildMessages.js'
import { BuildSequence } from './BuildSequence.js'
import { CopyScenario } from './CopyScenario.js'
import { FlowView } from './FlowView.js'
import { scenarioKind } from './scenarioKind.js'
import { useBuild } from './useBuild.js'
import { useSequence } from './useSequence.js'

/** Props of `BuildPage`. */
export interface BuildPageProps {
  built: BuiltScenario
  isFlow: boolean
  /** The list of scenarios. */
  list: Breadcrumb
}

/** The page on which a sequence is built: head with saving, what is wrong with it, and the sequence or its flow. */
export function BuildPage({ built, isFlow, list: parent }: BuildPageProps) {
  const { t } = useTranslation()
  const build = useBuild(built)
  const list = useRef<HTMLOListElement>(null)
  const editing = useSequence(build, list)
  const mayWrite = useMayWrite(scenarioKind)
  const isNarrow = useNarrow()
  const [asks, setAsks] = useState(false)
  const { scenario } = built
  const facts = useMemo(() => {
    const rules = build.steps.map(({ key, predecessors }) => ({ id: key, predecessors }))
    return { ring: ringIn(rules), late: lateIn(rules) }
  }, [build.steps])
  const save = () => (build.lost > 0 ? setAsks(true) : build.save())
  const label = t('scenarioBuild.save')
  useOffer('page', mayWrite && build.unsaved ? [{ id: 'save-scenario', label, onAction: () => void save() }] : [])
  return (
    <Page className="emb-app-scenario">
      <Page.Head
        breadcrumbs={[parent, { label: scenario.code }]}
        title={scenario.name}
        badge={
          <>
            <Badge>{[scenario.type, scenario.release].filter((one) => one !== '').join(', ')}</Badge>
            {build.unsaved && <Badge tone="warning">{t('object.unsaved')}</Badge>}
          </>
        }
        actions={
          mayWrite && (
            <>
              <CopyScenario entity={scenario} unsaved={build.unsaved} />
              <Button disabled={!build.unsaved || build.saving} onPress={build.discard}>
                {t('object.discard')}
              </Button>
              <Button
                variant="primary"
                disabled={!build.unsaved || facts.ring !== null || build.problem?.kind === 'conflict'}
                pending={build.saving}
                onPress={save}
              >
                {label}
              </Button>
            </>
          )
        }
      />
      <BuildMessages build={build} {...facts} />
      {isFlow && !isNarrow ? (
        <FlowView scenario={scenario} steps={build.steps} late={facts.late} />
      ) : (
        <BuildSequence
          scenario={scenario}
          build={build}
          editing={editing}
          listRef={list}
          late={facts.late}
          mayWrite={mayWrite}
        />
      )}
      <LeaveGuard unsaved={build.unsaved} onSessionLost={build.putAside} onDiscard={build.discard} />
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title={label}
        message={t('scenarioBuild.lostTasks', { count: build.lost })}
        confirmLabel={label}
        cancelLabel={t('shell.cancel')}
        tone="danger"
        onConfirm={() => build.save()}
      />
    </Page>
  )
}
