import { FileCog, ListChecks, Lock, Workflow } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { EntityName } from '@embpm/contract'
import { useChoiceText } from '../../../entity/useFieldText.js'
import { usePlace } from '../../../entity/usePlace.js'
import { addressOf, pageOfKind } from '../../../routes/views.js'
import { stringifySearch } from '../../../shell/searchParams.js'
import { requirementLinks } from './requirementLinks.js'
import type { TraceNode } from './traceOf.js'

const glyph = { size: 14, strokeWidth: 1.6, 'aria-hidden': true } as const

/** How graph and list say what is on the way: icons, words and addresses. */
export function useTraceWords() {
  const { t } = useTranslation()
  const choiceText = useChoiceText()
  const place = usePlace()
  const title = (group: EntityName): string => {
    const page = pageOfKind(group)
    return page?.title ? t(page.title) : group
  }
  return {
    title,
    icon: ({ kind }: TraceNode): ReactNode => {
      if (kind === 'processes') return <Workflow {...glyph} />
      if (kind === 'step') return <FileCog {...glyph} />
      return kind === 'requirements' ? (
        <ListChecks {...glyph} />
      ) : (
        requirementLinks.find((one) => one.kind === kind)?.icon
      )
    },
    lock: ({ state }: TraceNode): ReactNode =>
      state?.set === 'approval' && state.value === 'approved' ? <Lock {...glyph} /> : null,
    /** What is said of it below its name. */
    fact: ({ kind, state, note }: TraceNode): string =>
      state
        ? choiceText(state.set, state.value)
        : kind === 'step'
          ? t('requirements.stepOf', { process: note })
          : t('fields.process'),
    href: ({ kind, target }: TraceNode): string => {
      if (kind === 'step') {
        const [process = '', step = ''] = target.split('/')
        return addressOf('/bp/view', place) + stringifySearch({ process, step })
      }
      const page = pageOfKind(kind)
      return page ? `${addressOf(page.path, place)}/${encodeURIComponent(target)}` : ''
    },
  }
}
