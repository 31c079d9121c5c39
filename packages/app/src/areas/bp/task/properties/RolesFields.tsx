import { roleLetters, type RoleLetter, type StepRole } from '@embpm/bpmn'
import type { ReferenceName } from '@embpm/contract'
import { useTranslation } from 'react-i18next'
import { RolePicker } from '../../../../entity/RolePicker.js'
import { RolesPicker } from '../../../../entity/RolesPicker.js'
import { useChoiceText } from '../../../../entity/useFieldText.js'
import { PropertySection } from './PropertySection.js'
import { useNames } from './useNames.js'
import { useRoleSource } from './useRoleSource.js'

/** Props of `RolesFields`. */
export interface RolesFieldsProps {
  roles: readonly StepRole[]
  onChange: (roles: readonly StepRole[]) => void
}

/** Who has to do with a step: for each letter the roles, of which exactly one is accountable. */
export function RolesFields({ roles, onChange }: RolesFieldsProps) {
  const { t } = useTranslation()
  const choiceText = useChoiceText()
  const { source, nameOf } = useRoleSource(roles)
  const names = useNames(
    'processRoles',
    roles.map(({ ref }) => ref),
  )
  const refsOf = (letter: RoleLetter) => roles.filter((role) => role.letter === letter).map(({ ref }) => ref)
  const set = (letter: RoleLetter, refs: readonly string[]) =>
    onChange(
      roleLetters.flatMap((one) =>
        (one === letter ? refs : refsOf(one)).map((ref) => ({ letter: one, ref, name: nameOf(ref) })),
      ),
    )
  const accountable = refsOf('A').length
  const isGone = (found: ReferenceName | undefined) => found === undefined || found.deleted === true
  const goneOf = (letter: RoleLetter) =>
    names && roles.find((role) => role.letter === letter && isGone(names.get(role.ref)))
  const problemOf = (letter: RoleLetter): string | undefined => {
    if (letter === 'A' && accountable > 1) return t('elementProperties.manyAccountable', { total: accountable })
    if (letter === 'A' && accountable === 0 && roles.length > 0) return t('elementProperties.noAccountable')
    const gone = goneOf(letter)
    return gone && t('elementProperties.gone', { name: gone.name || gone.ref })
  }
  return (
    <PropertySection title={t('diagram.properties.roles')} note={t('elementProperties.exactlyOne')}>
      {roleLetters.map((letter) => {
        const shared = {
          source,
          label: choiceText('raciPart', letter),
          errorMessage: problemOf(letter),
          placeholder: t('elementProperties.noRole'),
        }
        // Two that a file brings are both shown, so that one of them can be taken away.
        return letter === 'A' && accountable < 2 ? (
          <RolePicker
            key={letter}
            {...shared}
            value={refsOf(letter)[0] ?? null}
            onValueChange={(ref) => set(letter, ref === null ? [] : [ref])}
          />
        ) : (
          <RolesPicker
            key={letter}
            {...shared}
            value={refsOf(letter)}
            onValueChange={(refs) => set(letter, refs ?? [])}
          />
        )
      })}
    </PropertySection>
  )
}
