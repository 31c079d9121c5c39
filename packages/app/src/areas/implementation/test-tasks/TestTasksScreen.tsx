import type { TestTask } from '@embpm/contract/test-task'
import { Button, LinkButton } from '@embpm/ui/button'
import { lazyPart, preloadProps } from '@embpm/ui/lazy-part'
import { CirclePlay, UserCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EntityList } from '../../../entity/EntityList.js'
import { LinkTabs } from '../../../entity/LinkTabs.js'
import { useRawSearch } from '../../../entity/usePlace.js'
import { usePart } from '../../../shell/usePart.js'
import { useRunHref } from '../test-runs/useRunHref.js'
import { testTaskColumns } from './testTaskColumns.js'
import { testTaskKind } from './testTaskKind.js'
import { useTestTabs } from './useTestTabs.js'

const assignDialog = lazyPart(async () => (await import('./AssignDialog.js')).AssignDialog)

/** The list of test tasks; those that are selected are assigned at once. */
export function TestTasksScreen() {
  return (
    <EntityList
      kind={testTaskKind}
      columns={testTaskColumns}
      start={<LinkTabs {...useTestTabs()} current="list" />}
      actions={<RunTests />}
      selectionActions={(rows) => <Assign rows={rows} />}
    />
  )
}

/** Leads to the runs: of the scenario that the list is filtered by, or of all. */
function RunTests() {
  const { t } = useTranslation()
  const runHref = useRunHref()
  const { scenarioId } = useRawSearch()
  return (
    <LinkButton
      variant="primary"
      href={runHref(typeof scenarioId === 'string' ? { scenario: scenarioId } : {})}
      icon={<CirclePlay size={16} strokeWidth={1.5} aria-hidden />}
    >
      {t('testRuns.run')}
    </LinkButton>
  )
}

function Assign({ rows }: { rows: readonly TestTask[] }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const { Part: Dialog, pending } = usePart(assignDialog, isOpen, close)
  return (
    <>
      <Button
        variant="ghost"
        size="s"
        icon={<UserCheck size={16} strokeWidth={1.5} aria-hidden />}
        pending={pending}
        {...preloadProps(assignDialog)}
        onPress={() => setOpen(true)}
      >
        {t('testTasks.assign.button')}
      </Button>
      {isOpen && Dialog && <Dialog tasks={rows} onClose={close} />}
    </>
  )
}
