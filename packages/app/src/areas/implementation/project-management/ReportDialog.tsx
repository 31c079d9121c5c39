import { isApiError } from '@embpm/contract'
import { issueRefusals, type ProjectStatusDetails } from '@embpm/contract/project-status'
import { lightNames, projectLights, type StatusReport, statusReport } from '@embpm/contract/status-report'
import { useAction } from '@embpm/ui/action'
import { Button } from '@embpm/ui/button'
import { ConfirmDialog } from '@embpm/ui/confirm-dialog'
import { DateField } from '@embpm/ui/date-field'
import { Dialog } from '@embpm/ui/dialog'
import { Message } from '@embpm/ui/message'
import { Select } from '@embpm/ui/select'
import { TextField } from '@embpm/ui/text-field'
import { toasts } from '@embpm/ui/toast'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { useChoiceText } from '../../../entity/useFieldText.js'
import { usePlace } from '../../../entity/usePlace.js'
import { queryKeys } from '../../../session/queryKeys.js'
import { useServices } from '../../../shell/ServicesProvider.js'
import { useToday } from '../../../timeline/useToday.js'

/** Props of `ReportDialog`. */
export interface ReportDialogProps {
  project: ProjectStatusDetails
  /** The one that is written on; `null` for a new one. */
  draft: StatusReport | null
  /** Id of the issued report that a new one corrects. */
  corrects: string | null
  onClose: () => void
}

const refusal = z.object({ reason: z.enum([...issueRefusals, 'draft']) })
const parts = ['summary', 'achieved', 'next', 'decisions'] as const

const entriesSchema = z.pick(statusReport.schema, {
  asOf: true,
  overall: true,
  schedule: true,
  cost: true,
  scope: true,
  risk: true,
  reason: true,
  summary: true,
  achieved: true,
  next: true,
  decisions: true,
})

type Entries = z.infer<typeof entriesSchema>

/** What a report begins with: its draft, the report that it corrects, or the proposed lights. */
function entriesOf({ project: { proposed, report }, draft, corrects }: ReportDialogProps, today: string): Entries {
  const from = draft ?? (report && report.id === corrects ? report : null)
  const light = (name: (typeof lightNames)[number]) => from?.[name] ?? proposed[name] ?? report?.[name] ?? 'green'
  const { reason = '', summary = '', achieved = '', next = '', decisions = '' } = from ?? {}
  return {
    asOf: from?.asOf ?? today,
    overall: light('overall'),
    schedule: light('schedule'),
    cost: light('cost'),
    scope: light('scope'),
    risk: light('risk'),
    reason,
    summary,
    achieved,
    next,
    decisions,
  }
}

/** Writes a report beside the lights that the figures propose, keeps it as a draft, or issues it. What is typed outlives a lost session. */
export function ReportDialog(props: ReportDialogProps) {
  const { project, draft, corrects, onClose } = props
  const { t } = useTranslation()
  const choiceText = useChoiceText()
  const { client, queryClient, drafts } = useServices()
  const { organisation } = usePlace()
  const today = useToday()
  const [begin] = useState(() => entriesOf(props, today))
  const typed = `${organisation}/statusReports/${project.id}`
  const [entries, setEntries] = useState(() => drafts.get(typed, entriesSchema) ?? begin)
  const [asks, setAsks] = useState(false)
  const [stored, setStored] = useState(draft)
  const [problem, setProblem] = useState<z.infer<typeof refusal>['reason'] | 'conflict' | 'failed' | null>(null)
  const isDirty = JSON.stringify(entries) !== JSON.stringify(begin)
  const set = (change: Partial<Entries>) => {
    const next = { ...entries, ...change }
    setEntries(next)
    drafts.set(typed, next)
  }
  const leave = () => {
    drafts.delete(typed)
    onClose()
  }
  const cancel = () => (isDirty ? setAsks(true) : leave())
  const write = useAction(async (issues: boolean) => {
    setProblem(null)
    try {
      const kept = stored
        ? await client.statusReports.update({ id: stored.id, lockVersion: stored.lockVersion, fields: entries })
        : await client.statusReports.create({ fields: { ...entries, projectId: project.id, replacesId: corrects } })
      setStored(kept)
      if (issues) await client.projectStatus.issue({ id: kept.id, lockVersion: kept.lockVersion })
      toasts.add({ icon: 'success', text: t(`projectManagement.reports.${issues ? 'issued' : 'saved'}`) })
      leave()
    } catch (error) {
      const reason = isApiError(error, 'LOCKED') ? refusal.safeParse(error.data).data?.reason : undefined
      setProblem(reason ?? (isApiError(error, 'CONFLICT') ? 'conflict' : 'failed'))
    }
    for (const kind of ['statusReports', 'projectStatus'])
      void queryClient.invalidateQueries({ queryKey: queryKeys.kind(organisation, kind) })
  })
  const differs = lightNames.some((name) => project.proposed[name] !== null && project.proposed[name] !== entries[name])
  return (
    <Dialog open size="m" onOpenChange={(open) => !open && cancel()} dismissible={!write.pending}>
      <Dialog.Header title={t('projectManagement.reports.title')} />
      <Dialog.Body>
        <div className="emb-app-projects-form">
          {problem && (
            <Message tone={problem === 'failed' ? 'danger' : 'warning'}>
              {t(`projectManagement.refused.${problem}`)}
            </Message>
          )}
          <DateField
            label={t('projectManagement.reports.asOf')}
            required
            value={entries.asOf}
            onValueChange={(asOf) => asOf !== null && set({ asOf })}
          />
          <div className="emb-app-projects-chosen">
            {lightNames.map((name) => {
              const light = project.proposed[name]
              return (
                <Select
                  key={name}
                  label={t(`projectManagement.lights.${name}`)}
                  value={entries[name]}
                  options={projectLights.map((value) => ({ value, label: choiceText('projectLight', value) }))}
                  {...(light && {
                    description: t('projectManagement.reports.proposal', { light: choiceText('projectLight', light) }),
                  })}
                  onValueChange={(value) => value !== null && set({ [name]: value })}
                />
              )
            })}
          </div>
          {(differs || entries.reason !== '') && (
            <TextField
              multiline
              label={t('projectManagement.reports.reason')}
              required={differs}
              maxLength={statusReport.fields.reason.facts.maxLength}
              value={entries.reason}
              onValueChange={(text) => set({ reason: text ?? '' })}
            />
          )}
          {parts.map((name) => (
            <TextField
              key={name}
              multiline
              label={t(`projectManagement.reports.${name}`)}
              required={name === 'summary'}
              maxLength={statusReport.fields[name].facts.maxLength}
              value={entries[name]}
              onValueChange={(text) => set({ [name]: text ?? '' })}
            />
          ))}
          <p className="emb-app-projects-final">{t('projectManagement.reports.final')}</p>
        </div>
      </Dialog.Body>
      <Dialog.Footer>
        <Button disabled={write.pending} onPress={cancel}>
          {t('shell.cancel')}
        </Button>
        <Button disabled={write.pending} onPress={() => write.run(false)}>
          {t('projectManagement.reports.save')}
        </Button>
        <Button variant="primary" pending={write.pending} onPress={() => write.run(true)}>
          {t('projectManagement.reports.issue')}
        </Button>
      </Dialog.Footer>
      <ConfirmDialog
        open={asks}
        tone="danger"
        title={t('object.unsaved')}
        message={t('projectManagement.reports.unsaved')}
        confirmLabel={t('object.discard')}
        cancelLabel={t('projectManagement.reports.goOn')}
        onOpenChange={(open) => !open && setAsks(false)}
        onConfirm={leave}
      />
    </Dialog>
  )
}
