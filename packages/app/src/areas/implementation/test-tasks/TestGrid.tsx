import type { ScenarioStep } from '@embpm/contract/scenario-build'
import type { TestTask } from '@embpm/contract/test-task'
import { Badge } from '@embpm/ui/badge'
import { Button } from '@embpm/ui/button'
import { lazyPart, preloadProps } from '@embpm/ui/lazy-part'
import { StateMessage } from '@embpm/ui/state-message'
import { Plus, Wand } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNarrow } from '../../../entity/tree/useNarrow.js'
import { useMayWrite } from '../../../entity/useUser.js'
import { LeaveGuard } from '../../../shell/LeaveGuard.js'
import { useOffer } from '../../../shell/useOffer.js'
import { usePart } from '../../../shell/usePart.js'
import { RowPanel } from './RowPanel.js'
import { RowsMessages } from './RowsMessages.js'
import { TestTable } from './TestTable.js'
import { testTaskKind } from './testTaskKind.js'
import { useGridEditing } from './useGridEditing.js'
import { useTestRows } from './useTestRows.js'

const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const
const proposalDialog = lazyPart(async () => (await import('./ProposalDialog.js')).ProposalDialog)

/** The test tasks of a process as a grid: written, pasted, moved, proposed from the steps of the process, and saved at once. */
export function TestGrid({ step, tasks }: { step: ScenarioStep; tasks: readonly TestTask[] }) {
  const { t } = useTranslation()
  const mayWrite = useMayWrite(testTaskKind)
  const isNarrow = useNarrow()
  const rows = useTestRows(step.id, tasks)
  const table = useRef<HTMLTableElement>(null)
  const editing = useGridEditing(rows, table)
  const [proposes, setProposes] = useState(false)
  const { Part: ProposalDialog, pending } = usePart(proposalDialog, proposes, () => setProposes(false))
  const propose = { label: t('testTasks.proposal.button'), icon: <Wand {...glyph} /> }
  const add = { label: t('testTasks.steps.add'), icon: <Plus {...glyph} /> }
  const save = t('testTasks.steps.save')
  useOffer(
    'page',
    mayWrite
      ? [
          { id: 'propose', ...propose, onAction: () => setProposes(true) },
          { id: 'add-step', ...add, onAction: () => editing.add(rows.rows.length) },
          ...(rows.unsaved ? [{ id: 'save-steps', label: save, onAction: () => void rows.save() }] : []),
        ]
      : [],
  )
  const tools = mayWrite && (
    <>
      <Button
        size="s"
        icon={propose.icon}
        pending={pending}
        {...preloadProps(proposalDialog)}
        onPress={() => setProposes(true)}
      >
        {propose.label}
      </Button>
      <Button size="s" icon={add.icon} onPress={() => editing.add(rows.rows.length)}>
        {add.label}
      </Button>
    </>
  )
  const chosen = rows.rows.find(({ key }) => key === editing.chosen) ?? null
  return (
    <section className="emb-app-tests-main" aria-labelledby="test-steps">
      <header className="emb-app-tests-head">
        <h2 id="test-steps">
          {step.process?.name} <small>{step.process?.code}</small>
        </h2>
        {rows.unsaved && <Badge tone="warning">{t('object.unsaved')}</Badge>}
        <span />
        {rows.rows.length > 0 && tools}
        {mayWrite && (
          <>
            <Button size="s" disabled={!rows.unsaved || rows.saving} onPress={rows.discard}>
              {t('object.discard')}
            </Button>
            <Button
              size="s"
              variant="primary"
              disabled={!rows.unsaved || rows.problem?.kind === 'conflict'}
              pending={rows.saving}
              onPress={() => rows.save()}
            >
              {save}
            </Button>
          </>
        )}
      </header>
      <RowsMessages rows={rows} />
      {rows.rows.length === 0 ? (
        <StateMessage
          kind="empty"
          headingLevel={3}
          title={t('testTasks.steps.emptyTitle')}
          description={t('testTasks.steps.emptyText')}
          actions={tools}
        />
      ) : (
        <div className="emb-app-tests-body">
          <TestTable rows={rows.rows} editing={editing} tableRef={table} mayWrite={mayWrite} isNarrow={isNarrow} />
          {chosen && (
            <RowPanel
              key={chosen.key}
              row={chosen}
              number={rows.rows.indexOf(chosen) + 1}
              isDialog={isNarrow}
              readOnly={!mayWrite}
              onChange={(fields) => editing.change(chosen.key, fields)}
              onRemove={() => editing.remove(chosen.key)}
              onClose={() => editing.choose(null)}
            />
          )}
        </div>
      )}
      <p role="status" className="emb-visually-hidden">
        {editing.said}
      </p>
      <LeaveGuard unsaved={rows.unsaved} parameter="process" onSessionLost={rows.putAside} onDiscard={rows.discard} />
      {proposes && ProposalDialog && (
        <ProposalDialog
          step={step}
          onAdd={(tests) => {
            editing.addProposals(tests)
            setProposes(false)
          }}
          onClose={() => setProposes(false)}
        />
      )}
    </section>
  )
}
