import { Checkbox } from '@embpm/ui/checkbox'
import { Select } from '@embpm/ui/select'
import { useTranslation } from 'react-i18next'
import { newNamed, type Loop, type Naming, type Timer } from '../../../../diagram/modeler/ModelerFacts.js'
import { ReferenceControl } from '../../../../entity/ReferenceControl.js'
import type { FactProps } from './FactProps.js'
import { isTimerText } from './isTimerText.js'
import { PropertySection } from './PropertySection.js'
import { TextFact } from './TextFact.js'

/** What an element does, as far as its kind has it: conditions, timers, messages, repetitions, calls. */
export function BehaviourFields({ facts, onChange }: FactProps) {
  const { t } = useTranslation()
  const { condition, isDefault, defaultFlow, timer, naming, loop, calledElement, linkName, interrupting } = facts
  const said = [condition, isDefault, defaultFlow, timer, naming, loop, calledElement, linkName, interrupting]
  if (said.every((value) => value === undefined)) return null
  return (
    <PropertySection title={t('elementProperties.behaviour')}>
      {calledElement !== undefined && (
        <ReferenceControl
          to="processes"
          label={t('elementProperties.called')}
          value={calledElement || null}
          onValueChange={(id) => onChange('calledElement', id ?? '')}
        />
      )}
      {timer && <TimerFields timer={timer} onChange={(next) => onChange('timer', next)} />}
      {naming && <NamingFields key={naming.id} naming={naming} onChange={(next) => onChange('naming', next)} />}
      {linkName !== undefined && (
        <TextFact
          label={t('elementProperties.linkName')}
          value={linkName}
          onCommit={(name) => onChange('linkName', name)}
        />
      )}
      {condition && (
        <>
          <TextFact
            label={t('diagram.properties.condition')}
            multiline
            rows={2}
            spellCheck={false}
            value={condition.text}
            onCommit={(text) => onChange('condition', { ...condition, text })}
            description={isDefault && condition.text !== '' ? t('elementProperties.conditionIdle') : undefined}
          />
          <TextFact
            label={t('elementProperties.language')}
            spellCheck={false}
            placeholder="FEEL"
            value={condition.language}
            onCommit={(language) => onChange('condition', { ...condition, language })}
          />
        </>
      )}
      {isDefault !== undefined && (
        <Checkbox checked={isDefault} onCheckedChange={(next) => onChange('isDefault', next)}>
          {t('elementProperties.isDefault')}
        </Checkbox>
      )}
      {defaultFlow && (
        <Select
          label={t('diagram.properties.default')}
          placeholder={t('elementProperties.none')}
          value={defaultFlow.id}
          options={defaultFlow.flows.map(({ id, name }) => ({ value: id, label: name || id }))}
          onValueChange={(id) => onChange('defaultFlow', { ...defaultFlow, id })}
        />
      )}
      {interrupting !== undefined && (
        <Checkbox checked={interrupting} onCheckedChange={(next) => onChange('interrupting', next)}>
          {t('diagram.properties.interrupting')}
        </Checkbox>
      )}
      {loop && <LoopFields loop={loop} onChange={(next) => onChange('loop', next)} />}
    </PropertySection>
  )
}

const timerKinds = ['date', 'duration', 'cycle'] as const

const examples = { date: '2026-11-30T09:00:00Z', duration: 'PT15M', cycle: 'R5/PT1H' } as const

function TimerFields({ timer, onChange }: { timer: Timer; onChange: (timer: Timer) => void }) {
  const { t } = useTranslation()
  const example = examples[timer.kind]
  return (
    <>
      <Select
        label={t('elementProperties.timer')}
        value={timer.kind}
        options={timerKinds.map((kind) => ({ value: kind, label: t(`elementProperties.timers.${kind}`) }))}
        onValueChange={(kind) => kind && onChange({ ...timer, kind })}
      />
      <TextFact
        label={t(`elementProperties.timers.${timer.kind}`)}
        spellCheck={false}
        value={timer.text}
        onCommit={(text) => onChange({ ...timer, text: text.trim() })}
        description={t('elementProperties.example', { example })}
        problemOf={(text) =>
          isTimerText(timer.kind, text.trim()) ? undefined : t('elementProperties.noTime', { example })
        }
      />
    </>
  )
}

function NamingFields({ naming, onChange }: { naming: Naming; onChange: (naming: Naming) => void }) {
  const { t } = useTranslation()
  const { kind, id, name, code, known } = naming
  const label = t(`elementProperties.namings.${kind}`)
  return (
    <>
      <Select
        label={label}
        placeholder={t('elementProperties.none')}
        value={id}
        options={[
          ...known.map((one) => ({ value: one.id, label: one.name || one.id })),
          { value: newNamed, label: t(`elementProperties.newNamings.${kind}`) },
        ]}
        onValueChange={(chosen) =>
          onChange({
            ...naming,
            id: chosen,
            name: chosen === newNamed ? t(`elementProperties.newNamings.${kind}`) : name,
          })
        }
      />
      {id !== null && (
        <TextFact
          label={t('elementProperties.nameOf', { what: label })}
          value={name}
          onCommit={(next) => onChange({ ...naming, name: next })}
        />
      )}
      {id !== null && code !== null && (
        <TextFact
          label={t('elementProperties.code')}
          spellCheck={false}
          value={code}
          onCommit={(next) => onChange({ ...naming, code: next })}
        />
      )}
    </>
  )
}

const loopKinds = ['none', 'standard', 'parallel', 'sequential'] as const

function LoopFields({ loop, onChange }: { loop: Loop; onChange: (loop: Loop) => void }) {
  const { t } = useTranslation()
  const { kind, condition, count } = loop
  const isStandard = kind === 'standard'
  return (
    <>
      <Select
        label={t('diagram.properties.repetition')}
        value={kind}
        options={loopKinds.map((one) => ({ value: one, label: t(`elementProperties.loops.${one}`) }))}
        onValueChange={(next) => next && onChange({ ...loop, kind: next })}
      />
      {kind !== 'none' && (
        <>
          <TextFact
            label={t(isStandard ? 'elementProperties.most' : 'elementProperties.instances')}
            spellCheck={false}
            value={count}
            onCommit={(next) => onChange({ ...loop, count: next.trim() })}
            problemOf={(text) =>
              isStandard && text.trim() !== '' && !/^[1-9]\d*$/.test(text.trim())
                ? t('elementProperties.noCount')
                : undefined
            }
          />
          <TextFact
            label={t(isStandard ? 'elementProperties.loopWhile' : 'elementProperties.enough')}
            spellCheck={false}
            value={condition}
            onCommit={(next) => onChange({ ...loop, condition: next })}
          />
        </>
      )}
    </>
  )
}
