import type { BpmnElement } from '@embpm/bpmn'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { DiagramOverlay } from '../../../diagram/DiagramOverlayPart.js'
import type { Reading } from './ProcessPage.js'
import type { OverlayKind } from './viewSearch.js'

/** What is shown at the steps of a diagram: what they use at their lower edge, how long they take at the upper one. */
export function useOverlays(reading: Reading | null, show: readonly OverlayKind[]): readonly DiagramOverlay[] {
  const { i18n } = useTranslation()
  const hasLinks = show.includes('links')
  const hasTimes = show.includes('times')
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
      ]
    })
  }, [reading, language, hasLinks, hasTimes])
}
