import { LinkButton } from '@embpm/ui/button'
import { StateMessage } from '@embpm/ui/state-message'
import { Layers } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useBuildHref } from './useBuildHref.js'

/** Nothing can be assigned: nobody has drawn the process, or its model has no step that somebody does. */
export function RaciEmpty({ process, isDrawn }: { process: string; isDrawn: boolean }) {
  const { t } = useTranslation()
  const hrefOf = useBuildHref(process)
  return (
    <StateMessage
      kind="empty"
      className="emb-app-raci-state"
      title={t(isDrawn ? 'raciMatrix.noStepsTitle' : 'processView.noneTitle')}
      description={t(isDrawn ? 'raciMatrix.noStepsText' : 'raciMatrix.noModelText')}
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
