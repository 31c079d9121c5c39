import type { ProjectLight } from '@embpm/contract/status-report'
import { Circle, CircleCheck, OctagonAlert, TriangleAlert } from 'lucide-react'
import { useChoiceText } from '../../../entity/useFieldText.js'
import { useTranslation } from 'react-i18next'

const glyphs = { green: CircleCheck, amber: TriangleAlert, red: OctagonAlert }

/** A traffic light: a shape of its own and a word for each colour; `null` where no figure says anything. */
export function Light({ light, note }: { light: ProjectLight | null; note?: string }) {
  const { t } = useTranslation()
  const choiceText = useChoiceText()
  const Glyph = light === null ? Circle : glyphs[light]
  return (
    <span className="emb-app-projects-light" data-light={light ?? undefined}>
      <Glyph size={16} strokeWidth={1.75} aria-hidden />
      <span>
        {light === null ? t('projectManagement.noLight') : choiceText('projectLight', light)}
        {note !== undefined && <small> {note}</small>}
      </span>
    </span>
  )
}
