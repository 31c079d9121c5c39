import { Button } from '@embpm/ui/button'
import { Lazy, lazyPart } from '@embpm/ui/lazy-part'
import { SkeletonText } from '@embpm/ui/skeleton'
import { StateMessage } from '@embpm/ui/state-message'
import { useTranslation } from 'react-i18next'
import type { EntityCommentsProps } from './EntityComments.js'
import type { ProcessCommentsProps } from './ProcessComments.js'
import type { StepCommentsProps } from './StepComments.js'

const panels = lazyPart(async () => (await import('./commentPanels.js')).commentPanels)

/** Props of `LazyComments`: those of the comments on a step, on all steps of a process, or on an entity. */
export type LazyCommentsProps =
  | { onStep: StepCommentsProps; onAll?: never; onEntity?: never }
  | { onAll: ProcessCommentsProps; onStep?: never; onEntity?: never }
  | { onEntity: EntityCommentsProps; onStep?: never; onAll?: never }

/** Comments, whose code is loaded when they are asked for. */
export function LazyComments({ onStep, onAll, onEntity }: LazyCommentsProps) {
  const { t } = useTranslation()
  return (
    <Lazy
      part={panels}
      loading={
        <div role="status" aria-label={t('states.loading')}>
          <SkeletonText />
        </div>
      }
      failed={(retry) => (
        <StateMessage
          kind={navigator.onLine ? 'error' : 'offline'}
          headingLevel={3}
          title={t('comments.failed')}
          actions={<Button onPress={retry}>{t('states.retry')}</Button>}
        />
      )}
    >
      {({ StepComments, ProcessComments, EntityComments }) => {
        if (onStep) return <StepComments key={onStep.step.id} {...onStep} />
        if (onAll) return <ProcessComments {...onAll} />
        return <EntityComments key={onEntity.subject.id} {...onEntity} />
      }}
    </Lazy>
  )
}
