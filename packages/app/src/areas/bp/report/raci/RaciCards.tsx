import { roleLetters } from '@embpm/bpmn'
import { Button } from '@embpm/ui/button'
import { Drawer } from '@embpm/ui/drawer'
import { PenLine } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useChoiceText } from '../../../../entity/useFieldText.js'
import { Letters } from './Letters.js'
import { isWrong, type MatrixRole, type MatrixStep, type RolesByStep, rolesOfStep } from './matrix.js'
import { StepCheck } from './StepCheck.js'
import { accountableAt, cellAt } from './useAxes.js'
import type { RaciChanges } from './useRaciChanges.js'

/** Props of `RaciCards`. */
export interface RaciCardsProps {
  steps: readonly MatrixStep[]
  roles: readonly MatrixRole[]
  rolesByStep: RolesByStep
  /** `null` where the matrix is only read. */
  changes: RaciChanges | null
}

/** A card for each step, for narrow screens: who does it, answers for it, is asked and told. What is wrong comes first. */
export function RaciCards({ steps, roles, rolesByStep, changes }: RaciCardsProps) {
  const { t } = useTranslation()
  const [changed, setChanged] = useState<MatrixStep | null>(null)
  const wrongFirst = [true, false].flatMap((wanted) =>
    steps.filter(({ id }) => isWrong(rolesOfStep(rolesByStep, id)) === wanted),
  )
  return (
    <>
      <ul className="emb-app-raci-cards">
        {wrongFirst.map((step) => (
          <li key={step.id}>
            <div className="emb-app-raci-card-head">
              <h2>{step.name}</h2>
              <StepCheck accountable={accountableAt(rolesByStep, step)} />
            </div>
            <CardLetters step={step} roles={roles} rolesByStep={rolesByStep} />
            {changes && (
              <Button
                variant="ghost"
                className="emb-app-raci-change"
                icon={<PenLine size={16} strokeWidth={1.5} aria-hidden />}
                aria-label={t('raciMatrix.changeStep', { name: step.name })}
                onPress={() => setChanged(step)}
              >
                {t('raciMatrix.change')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {changes && (
        <Drawer
          title={changed?.name ?? ''}
          open={changed !== null}
          onOpenChange={(open) => {
            if (!open) setChanged(null)
          }}
          padded={false}
        >
          {changed && <StepLetters step={changed} roles={roles} rolesByStep={rolesByStep} changes={changes} />}
        </Drawer>
      )}
    </>
  )
}

type StepProps = Pick<RaciCardsProps, 'roles' | 'rolesByStep'> & { step: MatrixStep }

/** Who takes part in a step, by letter. */
function CardLetters({ step, roles, rolesByStep }: StepProps) {
  const { t } = useTranslation()
  const choiceText = useChoiceText()
  const isDoubled = accountableAt(rolesByStep, step) > 1
  const lines = roleLetters.flatMap((letter) => {
    const names = roles.filter((role) => cellAt(rolesByStep, { step, role }).includes(letter)).map(({ name }) => name)
    return names.length > 0 ? [{ letter, names: names.join(', ') }] : []
  })
  if (lines.length === 0) return <p className="emb-app-raci-nobody">{t('raciMatrix.nobody')}</p>
  return (
    <dl>
      {lines.map(({ letter, names }) => (
        <div key={letter}>
          <dt>
            <Letters letters={[letter]} isDoubled={isDoubled} />
            <span className="emb-visually-hidden">{choiceText('raciPart', letter)}</span>
          </dt>
          <dd>{names}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Every role with its letters, to be switched on and off by a finger. */
function StepLetters({ step, roles, rolesByStep, changes }: StepProps & { changes: RaciChanges }) {
  const choiceText = useChoiceText()
  const id = useId()
  const accountable = accountableAt(rolesByStep, step)
  return (
    <div className="emb-app-raci-touch">
      <p>
        <StepCheck accountable={accountable} />
      </p>
      {roles.map((role) => {
        const letters = cellAt(rolesByStep, { step, role })
        return (
          <div key={role.ref} role="group" aria-labelledby={`${id}-${role.ref}`}>
            <span id={`${id}-${role.ref}`}>{role.name}</span>
            {roleLetters.map((letter) => (
              <button
                key={letter}
                type="button"
                aria-pressed={letters.includes(letter)}
                aria-label={choiceText('raciPart', letter)}
                onClick={() => changes.enter({ step, role }, letter, true)}
              >
                <span
                  className="emb-app-raci-letter"
                  data-letter={letters.includes(letter) ? letter : undefined}
                  data-wrong={(letter === 'A' && accountable > 1 && letters.includes('A')) || undefined}
                  aria-hidden
                >
                  {letter}
                </span>
              </button>
            ))}
          </div>
        )
      })}
    </div>
  )
}
