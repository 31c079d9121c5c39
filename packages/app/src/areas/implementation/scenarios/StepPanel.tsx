import { Button, IconButton, LinkButton } from '@embpm/ui/button'
import { Dialog } from '@embpm/ui/dialog'
import { Trash2, X } from 'lucide-react'
import { type RefObject, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { kindHref, usePlace } from '../../../entity/usePlace.js'
import type { BuildDraft, BuildStep } from './buildDraft.js'
import { useStepsHref } from '../test-tasks/useStepsHref.js'
import { StepFields } from './StepFields.js'

/** Props of `StepPanel`. */
export interface StepPanelProps {
  /** Id of the scenario. */
  scenarioId: string
  step: BuildStep
  steps: BuildDraft
  /** Whether it lies over the page, where there is no room beside the sequence. */
  isDialog: boolean
  readOnly: boolean
  /** The field of the variant, where the key V goes. */
  variantRef: RefObject<HTMLElement | null>
  onChange: (draft: BuildDraft) => void
  onRemove: () => void
  onClose: () => void
}

/** What is said of a process in its place: variant, what must come before, who tests it and how long it takes. */
export function StepPanel({ scenarioId, isDialog, onClose, ...rest }: StepPanelProps) {
  const { t } = useTranslation()
  const { step, steps, readOnly, onRemove } = rest
  const titleId = useId()
  const place = usePlace()
  const stepsHref = useStepsHref()
  const context = [
    t('scenarioBuild.numberOf', { number: steps.findIndex(({ key }) => key === step.key) + 1 }),
    step.process.code,
  ].join(', ')
  const tools = (
    <>
      {!readOnly && (
        <Button variant="ghost" icon={<Trash2 size={16} strokeWidth={1.5} aria-hidden />} onPress={onRemove}>
          {t('scenarioBuild.remove')}
        </Button>
      )}
      {step.id !== null && (
        <LinkButton href={stepsHref(scenarioId, step.id)}>{t('scenarioBuild.openTests')}</LinkButton>
      )}
      <LinkButton href={kindHref({ name: 'processes' }, place, step.process.id)}>
        {t('scenarioBuild.openProcess')}
      </LinkButton>
    </>
  )
  if (isDialog)
    return (
      <Dialog open size="m" onOpenChange={(open) => !open && onClose()}>
        <Dialog.Header title={step.process.name} context={context} />
        <Dialog.Body>
          <StepFields {...rest} />
        </Dialog.Body>
        <Dialog.Footer>{tools}</Dialog.Footer>
      </Dialog>
    )
  return (
    <aside className="emb-app-build-panel" aria-labelledby={titleId}>
      <header>
        <div>
          <small>{context}</small>
          <h2 id={titleId}>{step.process.name}</h2>
        </div>
        <IconButton
          size="s"
          label={t('scenarioBuild.closeDetails')}
          icon={<X size={16} strokeWidth={1.5} aria-hidden />}
          onPress={onClose}
        />
      </header>
      <div className="emb-app-build-panel-body">
        <StepFields {...rest} />
      </div>
      <footer>{tools}</footer>
    </aside>
  )
}
