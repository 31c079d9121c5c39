import { roleLetters, stepsAfter, type BpmnElement, type ProcessModel, type StepLink } from '@embpm/bpmn'
import { IconButton } from '@embpm/ui/button'
import { KeyValue } from '@embpm/ui/key-value'
import { Link } from '@embpm/ui/link'
import { Tabs } from '@embpm/ui/tabs'
import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useElementWords } from '../../../diagram/elementWords.js'
import { useChoiceText } from '../../../entity/useFieldText.js'
import { keptText } from '../../../entity/referenceText.js'
import { useReferenceName } from '../../../entity/useReferenceName.js'
import { usePlace } from '../../../entity/usePlace.js'
import { useVisitor } from '../../../entity/useUser.js'
import { openListOf, pageOfKind } from '../../../routes/views.js'
import { LazyComments } from '../comments/LazyComments.js'
import { rolesWith } from './useRoleNotes.js'

const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

/** Props of `StepDetails`. */
export interface StepDetailsProps {
  model: ProcessModel
  step: BpmnElement
  /** Those before and behind it on the way that is shown, in their order. */
  onWay: readonly BpmnElement[]
  onSelect: (id: string) => void
  onClose: () => void
  comments: {
    /** Ids of the process, and of the revision that is shown. */
    process: string
    revision: string
    /** How many stand in open threads of the step. */
    count: number
    /** Whether they are shown, in place of the details. */
    shown: boolean
    /** Id of the thread that is opened; `null` for none. */
    thread: string | null
    onShownChange: (shown: boolean) => void
  }
}

/** What is known of a step: what is done, with which objects, how long it takes, and where it leads. */
export function StepDetails({ model, step, onWay, onSelect, onClose, comments }: StepDetailsProps) {
  const { t } = useTranslation()
  const words = useElementWords()
  const at = onWay.findIndex(({ id }) => id === step.id)
  const lane = step.lane === null ? undefined : model.elements.get(step.lane)
  const facts = [
    words.typeOf(step.type),
    lane?.name ?? '',
    at < 0 ? '' : t('processView.position', { number: at + 1, total: onWay.length }),
  ].filter((fact) => fact !== '')
  return (
    <div className="emb-app-step-details">
      <div className="emb-app-step-head">
        <div>
          <h2>{words.shortName(step)}</h2>
          <p>{facts.join(' · ')}</p>
        </div>
        <IconButton
          size="s"
          variant="ghost"
          label={t('processView.before')}
          icon={<ChevronUp {...glyph} />}
          disabled={at <= 0}
          onPress={() => onSelect(onWay[at - 1]?.id ?? step.id)}
        />
        <IconButton
          size="s"
          variant="ghost"
          label={t('processView.after')}
          icon={<ChevronDown {...glyph} />}
          disabled={at < 0 || at >= onWay.length - 1}
          onPress={() => onSelect(onWay[at + 1]?.id ?? step.id)}
        />
        <IconButton size="s" variant="ghost" label={t('processView.close')} icon={<X {...glyph} />} onPress={onClose} />
      </div>
      <Tabs
        aria-label={t('processView.details')}
        value={comments.shown ? 'comments' : 'details'}
        onValueChange={(tab) => comments.onShownChange(tab === 'comments')}
        items={[
          {
            id: 'details',
            label: t('processView.tab'),
            content: <StepFacts model={model} step={step} onSelect={onSelect} />,
          },
          {
            id: 'comments',
            label: t('comments.title'),
            count: comments.count > 0 ? comments.count : undefined,
            content: () => (
              <LazyComments
                onStep={{
                  process: comments.process,
                  revision: comments.revision,
                  step: { id: step.id, name: words.shortName(step) },
                  thread: comments.thread,
                }}
              />
            ),
          },
        ]}
      />
    </div>
  )
}

/** What is done in a step, by whom, with which objects, how long it takes, and where it leads. */
function StepFacts({ model, step, onSelect }: Pick<StepDetailsProps, 'model' | 'step' | 'onSelect'>) {
  const { t, i18n } = useTranslation()
  const words = useElementWords()
  const choiceText = useChoiceText()
  const { duration, waiting, cost, currency } = step.figures
  const minutes = new Intl.NumberFormat(i18n.language, { style: 'unit', unit: 'minute', unitDisplay: 'short' })
  const money = (amount: number) =>
    currency === null
      ? new Intl.NumberFormat(i18n.language).format(amount)
      : new Intl.NumberFormat(i18n.language, { style: 'currency', currency }).format(amount)
  const figures = [
    { label: t('processView.duration'), value: duration === null ? null : minutes.format(duration) },
    { label: t('processView.waiting'), value: waiting === null ? null : minutes.format(waiting) },
    { label: t('processView.cost'), value: cost === null ? null : money(cost) },
  ].filter(({ value }) => value !== null)
  const leads = stepsAfter(model, step.id)
  const groups = Map.groupBy(step.links, ({ kind }) => kind)
  const list = new Intl.ListFormat(i18n.language)
  const roles = roleLetters
    .map((letter) => ({ label: choiceText('raciPart', letter), value: list.format(rolesWith(step, letter)) }))
    .filter(({ value }) => value !== '')

  return (
    <div className="emb-app-step-facts">
      {step.documentation !== '' && <p className="emb-app-step-text">{step.documentation}</p>}
      {roles.length > 0 && (
        <section>
          <h3>{t('diagram.properties.roles')}</h3>
          <KeyValue items={roles} />
        </section>
      )}
      {[...groups].map(([kind, links]) => (
        <LinkGroup key={kind} kind={kind} links={links} />
      ))}
      {figures.length > 0 && (
        <section>
          <h3>{t('processView.figures')}</h3>
          <KeyValue items={figures} />
        </section>
      )}
      {leads.length > 0 && (
        <section>
          <h3>{t('processView.leadsTo')}</h3>
          <ul className="emb-app-step-links">
            {leads.map(({ flow, step: next }) => (
              <li key={flow.id}>
                {flow.name !== '' && <span className="emb-app-step-way">{flow.name}</span>}
                <button type="button" className="emb-link" onClick={() => onSelect(next.id)}>
                  {words.shortName(next)}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

/** The objects of one kind that a step uses; each leads to its page, where the visitor may open it. */
function LinkGroup({ kind, links }: { kind: StepLink['kind']; links: readonly StepLink[] }) {
  const { t } = useTranslation()
  const place = usePlace()
  const visitor = useVisitor()
  const base = openListOf(kind, place, visitor)
  return (
    <section>
      <h3>{t(pageOfKind(kind)?.title ?? 'processView.linked')}</h3>
      <ul className="emb-app-step-links">
        {links.map((link) => (
          <li key={link.ref}>
            <LinkedObject link={link} base={base} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A used object by the name that the model keeps; what is no more says so, and leads nowhere. */
function LinkedObject({ link: { kind, ref, name }, base }: { link: StepLink; base: string | null }) {
  const { t } = useTranslation()
  const { name: found } = useReferenceName([kind], ref)
  if (found === null || found?.deleted === true) return keptText(t, { key: ref, name }, found)
  return base ? <Link href={`${base}/${encodeURIComponent(ref)}`}>{name}</Link> : name
}
