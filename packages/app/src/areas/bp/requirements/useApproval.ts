import { currentOf, isApiError } from '@embpm/contract'
import { requirement as definition, type Requirement } from '@embpm/contract/requirement'
import { approvalRefusals, type ApprovalAction } from '@embpm/contract/requirement-approval'
import { toasts } from '@embpm/ui/toast'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { kindHref, usePlace } from '../../../entity/usePlace.js'
import { queryKeys } from '../../../session/queryKeys.js'
import { useServices } from '../../../shell/ServicesProvider.js'
import { requirementKind as kind } from './requirementKind.js'

const refused = z.object({ reason: z.enum(approvalRefusals) })

/** What people decide about a requirement, and the change request that they open for it. */
export function useApproval({ id, key, lockVersion }: Requirement) {
  const { t } = useTranslation()
  const { client, queryClient } = useServices()
  const place = usePlace()
  const navigate = useNavigate()

  const accept = (current: Requirement) => {
    queryClient.setQueryData(queryKeys.one(place.organisation, kind.name, current.id), current)
    // Lists, boards, the history, and the requirement that a change request was opened for.
    void queryClient.invalidateQueries({ queryKey: queryKeys.kind(place.organisation, kind.name) })
  }
  const problemOf = (error: unknown): string => {
    if (isApiError(error, 'CONFLICT')) return t('requirements.decidedMeanwhile', { name: key })
    if (isApiError(error, 'NOT_FOUND')) return t('object.goneWhileEditing')
    const { data } = refused.safeParse(isApiError(error, 'LOCKED') ? error.data : null)
    if (data) return t(`requirements.refusals.${data.reason}`, { name: key })
    return t(navigator.onLine ? 'requirements.decisionFailed' : 'requirements.decisionOffline')
  }

  return {
    /** Decides; resolves to why that could not be done, `null` when it is. */
    decide: async (action: ApprovalAction, comment = ''): Promise<string | null> => {
      try {
        accept(await client.requirementApproval.decide({ id, lockVersion, action, comment }))
        toasts.add({ text: t(`requirements.done.${action}`, { name: key }), icon: 'success' })
        return null
      } catch (error) {
        const current = currentOf(error, definition.schema)
        if (current) accept(current)
        return problemOf(error)
      }
    },
    /** Opens a change request, or the one that is open, and leads there. */
    requestChange: async (): Promise<void> => {
      try {
        const change = await client.requirementApproval.change({ id })
        accept(change)
        await navigate({ href: kindHref(kind, place, change.id) })
      } catch (error) {
        toasts.add({ text: problemOf(error), icon: 'error' })
      }
    },
  }
}
