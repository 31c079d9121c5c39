import { scenarioProcess } from '@embpm/contract/scenario-process'
import { ringIn } from '@embpm/contract/scenario-build'
import { IconButton } from '@embpm/ui/button'
import { ComboBox, type ComboLoad } from '@embpm/ui/combobox'
import { NumberField } from '@embpm/ui/number-field'
import { X } from 'lucide-react'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { ReferenceControl } from '../../../entity/ReferenceControl.js'
import { useServices } from '../../../shell/ServicesProvider.js'
import { type BuildDraft, type BuildStep, type StepChange, withChange } from './buildDraft.js'
import type { StepPanelProps } from './StepPanel.js'

const { maxLength } = scenarioProcess.fields.variant.facts
const { max: mostMinutes } = scenarioProcess.fields.minutes.facts

/** The fields of a process in its place. What is changed is changed in the sequence at once. */
export function StepFields({
  step,
  steps,
  readOnly,
  variantRef,
  onChange,
}: Pick<StepPanelProps, 'step' | 'steps' | 'readOnly' | 'variantRef' | 'onChange'>) {
  const { t } = useTranslation()
  const change = (fields: StepChange) => onChange(withChange(steps, step.key, fields))
  return (
    <div className="emb-app-build-fields">
      <ComboBox
        ref={variantRef}
        label={t('fields.variant')}
        freeText
        load={useVariants(step.process.id)}
        value={step.variant === '' ? null : step.variant}
        placeholder={t('scenarioBuild.standard')}
        readOnly={readOnly}
        onValueChange={(variant) => change({ variant: (variant ?? '').slice(0, maxLength) })}
      />
      <Before step={step} steps={steps} readOnly={readOnly} onChange={change} />
      <ReferenceControl
        to="people"
        label={t('fields.tester')}
        value={step.testerId}
        readOnly={readOnly}
        onValueChange={(testerId) => change({ testerId })}
      />
      <NumberField
        label={t('fields.minutes')}
        min={0}
        max={mostMinutes}
        step={5}
        value={step.minutes}
        readOnly={readOnly}
        onValueChange={(minutes) => change({ minutes: Math.round(minutes ?? 0) })}
      />
    </div>
  )
}

/** The variants of a process: those of the hierarchy, and those that scenarios name. */
function useVariants(processId: string): ComboLoad {
  const { client } = useServices()
  return useCallback(
    async (search, { signal }) => {
      const [used, drawn] = await Promise.all([
        client.scenarioProcesses.values({ column: 'variant', filter: { processId: [processId] } }, { signal }),
        client.processes.list({ filter: { variantOfId: [processId] }, size: 50 }, { signal }),
      ])
      const names = new Set([...drawn.rows.map(({ name }) => name), ...used.map(({ value }) => value)])
      const wanted = search.trim().toLowerCase()
      return [...names]
        .filter((name) => name !== '' && name.toLowerCase().includes(wanted))
        .map((name) => ({ value: name, label: name }))
    },
    [client, processId],
  )
}

interface BeforeProps {
  step: BuildStep
  steps: BuildDraft
  readOnly: boolean
  onChange: (change: StepChange) => void
}

/** What must come before it; what waits for it itself is not offered. */
function Before({ step, steps, readOnly, onChange }: BeforeProps) {
  const { t } = useTranslation()
  const { key, predecessors } = step
  const nameOf = (one: BuildStep, place: number) => `${place + 1} ${one.process.name}`
  const waitsWith = (other: string) =>
    ringIn(
      withChange(steps, key, { predecessors: [...predecessors, other] }).map((one) => ({
        id: one.key,
        predecessors: one.predecessors,
      })),
    ) !== null
  const options = steps.flatMap((one, place) =>
    one.key === key || predecessors.includes(one.key)
      ? []
      : [{ value: one.key, label: nameOf(one, place), detail: one.process.code, disabled: waitsWith(one.key) }],
  )
  return (
    <div className="emb-app-build-before">
      <ComboBox
        // Empty again once something was chosen.
        key={predecessors.length}
        label={t('scenarioBuild.mustFollow')}
        options={options}
        value={null}
        placeholder={t('scenarioBuild.addBefore')}
        readOnly={readOnly}
        description={t('scenarioBuild.mustFollowHelp')}
        onValueChange={(chosen) => {
          if (chosen !== null) onChange({ predecessors: [...predecessors, chosen] })
        }}
      />
      {predecessors.length > 0 && (
        <ul aria-label={t('scenarioBuild.mustFollow')}>
          {steps.map((one, place) =>
            predecessors.includes(one.key) ? (
              <li key={one.key}>
                <span>{nameOf(one, place)}</span>
                {!readOnly && (
                  <IconButton
                    size="s"
                    label={t('scenarioBuild.notBefore', { name: one.process.name })}
                    icon={<X size={14} strokeWidth={1.5} aria-hidden />}
                    onPress={() => onChange({ predecessors: predecessors.filter((other) => other !== one.key) })}
                  />
                )}
              </li>
            ) : null,
          )}
        </ul>
      )}
    </div>
  )
}
