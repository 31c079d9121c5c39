import { LinkButton } from '@embpm/ui/button'
import { StateMessage } from '@embpm/ui/state-message'
import { Layers } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useBuildHref } from './useBuildHref.js'

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
