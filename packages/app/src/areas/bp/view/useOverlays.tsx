import type { BpmnElement } from '@embpm/bpmn'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { DiagramOverlay } from '../../../diagram/DiagramOverlayPart.js'
import type { Reading } from './ProcessPage.js'
import { rolesWith, shownLetters } from './useRoleNotes.js'
import type { OverlayKind } from './viewSearch.js'

/** What is shown at the steps of a diagram: what they use at their lower edge, how long they take at the upper one, who does them below. */
export function useOverlays(reading: Reading | null, show: readonly OverlayKind[]): readonly DiagramOverlay[] {
  const { i18n } = useTranslation()
  const hasLinks = show.includes('links')
  const hasTimes = show.includes('times')
  const hasRoles = show.includes('roles')
  const { language } = i18n
  return useMemo(() => {
    if (!reading) return []
    const minutes = new Intl.NumberFormat(language, { style: 'unit', unit: 'minute', unitDisplay: 'narrow' })
    const timesOf = ({ figures: { duration, waiting } }: BpmnElement) =>
      [duration, waiting].filter((time) => time !== null).map((time) => minutes.format(time))
    return reading.steps.flatMap((step): DiagramOverlay[] => {
      const links = hasLinks ? step.links.map(({ name }) => name) : []
      const times = hasTimes ? timesOf(step) : []
      return [
        ...(links.length > 0
          ? [
              {
                id: `${step.id} links`,
                element: step.id,
                position: { bottom: 8, left: 6 },
                content: <span className="emb-app-step-tag">{links.join(' ')}</span>,
              },
            ]
          : []),
        ...(times.length > 0
          ? [
              {
                id: `${step.id} times`,
                element: step.id,
                position: { top: -10, left: 6 },
                content: <span className="emb-app-step-tag">{times.join(' + ')}</span>,
              },
            ]
          : []),
        ...(hasRoles ? rolesAt(step, links.length > 0) : []),
      ]
    })
  }, [reading, language, hasLinks, hasTimes, hasRoles])
}

/** Who does a step and who answers for it, no wider than the step; screen readers hear it with the step's name. */
function rolesAt(step: BpmnElement, isBelowLinks: boolean): DiagramOverlay[] {
  const lines = shownLetters.flatMap((letter) => {
    const roles = rolesWith(step, letter)
    return roles.length > 0 ? [{ letter, roles: roles.join(', ') }] : []
  })
  if (lines.length === 0 || !step.place || !('width' in step.place)) return []
  return [
    {
      id: `${step.id} roles`,
      element: step.id,
      position: { bottom: isBelowLinks ? -12 : -2, left: 0 },
      content: (
        <div className="emb-app-step-roles" style={{ inlineSize: step.place.width }} aria-hidden="true">
          {lines.map(({ letter, roles }) => (
            <span key={letter} title={roles}>
              <b>{letter}</b> {roles}
            </span>
          ))}
        </div>
      ),
    },
  ]
}
