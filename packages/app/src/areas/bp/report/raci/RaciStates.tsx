import { isApiError } from '@embpm/contract'
import { Button, LinkButton } from '@embpm/ui/button'
import { StateMessage } from '@embpm/ui/state-message'
import { Layers } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { usePlace } from '../../../../entity/usePlace.js'
import { useVisitor } from '../../../../entity/useUser.js'
import { inOrganisation } from '../../../../routes/page.js'
import { addressOf, isOpen, pageOf } from '../../../../routes/views.js'
import { stringifySearch } from '../../../../shell/searchParams.js'

/** Leads to where a process, or one of its steps, is drawn; `null` for who may not draw. */
export function useBuildHref(process: string): ((step?: string) => string) | null {
  const place = usePlace()
  const visitor = useVisitor()
  const page = pageOf(inOrganisation('bp/task'))
  if (!isOpen(page, visitor)) return null
  return (step) => addressOf(page.path, place) + stringifySearch({ process, ...(step !== undefined && { step }) })
}

/** A process that nobody has drawn. */
export function NoModel({ process }: { process: string }) {
  const { t } = useTranslation()
  const hrefOf = useBuildHref(process)
  return (
    <StateMessage
      kind="empty"
      className="emb-app-raci-state"
      title={t('processView.noneTitle')}
      description={t('raciMatrix.noModelText')}
      actions={
        hrefOf && (
          <LinkButton href={hrefOf()} variant="primary" icon={<Layers size={16} strokeWidth={1.5} aria-hidden />}>
            {t('building.openBuild')}
          </LinkButton>
        )
      }
    />
  )
}

/** A model without anything that somebody does. */
export function NoSteps({ process }: { process: string }) {
  const { t } = useTranslation()
  const hrefOf = useBuildHref(process)
  return (
    <StateMessage
      kind="empty"
      className="emb-app-raci-state"
      title={t('raciMatrix.noStepsTitle')}
      description={t('raciMatrix.noStepsText')}
      actions={hrefOf && <LinkButton href={hrefOf()}>{t('building.openBuild')}</LinkButton>}
    />
  )
}

/** What could not be loaded, and why. */
export function RaciFailure({ error, onRetry }: { error: unknown; onRetry: () => Promise<unknown> }) {
  const { t } = useTranslation()
  if (isApiError(error, 'NOT_FOUND'))
    return (
      <StateMessage
        kind="not-found"
        className="emb-app-raci-state"
        title={t('raciMatrix.unknownTitle')}
        description={t('raciMatrix.unknownText')}
      />
    )
  if (isApiError(error) && error.status === 403)
    return (
      <StateMessage
        kind="forbidden"
        className="emb-app-raci-state"
        title={t('raciMatrix.forbiddenTitle')}
        description={t('forbidden.ask')}
      />
    )
  return (
    <StateMessage
      kind="error"
      className="emb-app-raci-state"
      title={t('raciMatrix.failed')}
      actions={<Button onPress={onRetry}>{t('states.retry')}</Button>}
    />
  )
}
