import type { BpmnElement, RoleLetter } from '@embpm/bpmn'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Reading } from './ProcessPage.js'
import type { OverlayKind } from './viewSearch.js'

/** The letters whose roles are shown at a step: who does it, and who answers for it. */
export const shownLetters = ['R', 'A'] as const satisfies readonly RoleLetter[]

/** Names of the roles that have a letter at a step. */
export const rolesWith = ({ roles }: BpmnElement, letter: RoleLetter): string[] =>
  roles.filter((role) => role.letter === letter).map(({ name, ref }) => name || ref)

/** What screen readers hear of a step while its roles are shown: who does it, and who answers for it. */
export function useRoleNotes(
  reading: Reading | null,
  show: readonly OverlayKind[],
): ReadonlyMap<string, string> | undefined {
  const { t, i18n } = useTranslation()
  const isShown = show.includes('roles')
  return useMemo(() => {
    if (!reading || !isShown) return undefined
    const list = new Intl.ListFormat(i18n.language)
    return new Map(
      reading.steps.flatMap((step): [string, string][] => {
        const said = shownLetters.flatMap((letter) => {
          const roles = rolesWith(step, letter)
          return roles.length > 0 ? [t(`processView.roles.${letter}`, { roles: list.format(roles) })] : []
        })
        return said.length > 0 ? [[step.id, said.join(', ')]] : []
      }),
    )
  }, [reading, isShown, t, i18n.language])
}
