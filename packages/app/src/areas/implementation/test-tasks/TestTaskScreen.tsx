import type { TestTask } from '@embpm/contract/test-task'
import { LinkButton } from '@embpm/ui/button'
import { Table2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { EntityPage } from '../../../entity/EntityPage.js'
import { FieldInput, FieldsCard } from '../../../entity/FieldInput.js'
import { testTaskKind as kind } from './testTaskKind.js'
import { useStepsHref } from './useStepsHref.js'

/** The page of a test task, or of a new one. */
export function TestTaskScreen() {
  return <EntityPage kind={kind} fields={TestTaskFields} actions={AllSteps} />
}

/** Leads to the steps of its process as a grid. */
function AllSteps({ entity: { scenarioId, scenarioProcessId } }: { entity: TestTask }) {
  const { t } = useTranslation()
  const stepsHref = useStepsHref()
  return (
    <LinkButton
      href={stepsHref(scenarioId ?? '', scenarioProcessId)}
      icon={<Table2 size={16} strokeWidth={1.5} aria-hidden />}
    >
      {t('testTasks.steps.all')}
    </LinkButton>
  )
}

/** The fields of a test task: what is done and seen, where, and by whom. */
function TestTaskFields() {
  const { t } = useTranslation()
  return (
    <>
      <FieldsCard title={t('object.general')}>
        <FieldInput kind={kind} name="scenarioProcessId" />
        <FieldInput kind={kind} name="stepNo" />
        <div className="emb-app-wide">
          <FieldInput kind={kind} name="title" />
        </div>
        <FieldInput kind={kind} name="action" description={t('testTasks.actionHelp')} />
        <FieldInput kind={kind} name="testData" description={t('testTasks.testDataHelp')} />
        <FieldInput kind={kind} name="expected" />
      </FieldsCard>
      <FieldsCard title={t('testTasks.assignment')}>
        <FieldInput kind={kind} name="tcode" />
        <FieldInput kind={kind} name="requirementId" />
        <FieldInput kind={kind} name="testerId" />
        <FieldInput kind={kind} name="dueDate" />
      </FieldsCard>
    </>
  )
}
