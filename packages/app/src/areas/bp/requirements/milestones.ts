import { workStatuses, type ApprovalStep, type Requirement } from '@embpm/contract/requirement'

/** A stage of a requirement, in the order of the work. */
export interface Milestone {
  stage: 'written' | 'asked' | 'decided' | 'planned' | 'realised' | 'tested'
  state: 'done' | 'current' | 'refused' | 'open'
  /** Who brought it there, and when (ISO 8601, UTC); empty where nobody did, or it is not known. */
  by: string
  at: string | null
}

type Facts = Pick<
  Requirement,
  'approval' | 'approvals' | 'status' | 'statusSince' | 'reached' | 'createdBy' | 'createdAt'
>

/** The last step that decided what stands now. */
export const lastStep = (
  { approvals }: Pick<Requirement, 'approvals'>,
  ...actions: readonly ApprovalStep['action'][]
): ApprovalStep | undefined => approvals.findLast(({ action }) => actions.includes(action))

/** How far a requirement is: what was done by whom and when, where it stands, what is still open. */
export function milestonesOf(requirement: Facts): Milestone[] {
  const { approval, status, statusSince, reached, createdBy, createdAt } = requirement
  const asked = approval === 'initial' || approval === 'not required' ? undefined : lastStep(requirement, 'request')
  const decision =
    approval === 'approved'
      ? lastStep(requirement, 'approve')
      : approval === 'rejected'
        ? lastStep(requirement, 'reject')
        : approval === 'not required'
          ? lastStep(requirement, 'waive')
          : undefined
  const work = workStatuses.findIndex((one) => one === (reached ?? status))
  const stages = ['planned', 'realised', 'tested'] as const
  const nobody = { by: '', at: null }
  return [
    { stage: 'written', state: 'done', by: createdBy, at: createdAt },
    ...(approval === 'not required'
      ? []
      : [
          {
            stage: 'asked' as const,
            state: asked ? ('done' as const) : ('current' as const),
            by: asked?.by ?? '',
            at: asked?.at ?? null,
          },
        ]),
    {
      stage: 'decided',
      state: approval === 'rejected' ? 'refused' : decision ? 'done' : asked ? 'current' : 'open',
      by: decision?.by ?? '',
      at: decision?.at ?? null,
    },
    ...stages.map((stage, place): Milestone => {
      // What was tested or confirmed has nothing more to come.
      if (work > place || (work >= 3 && place === 2)) return { stage, state: 'done', ...nobody }
      if (work === place) return { stage, state: 'current', by: '', at: statusSince }
      return { stage, state: 'open', ...nobody }
    }),
  ]
}
