import { Button } from '@embpm/ui/button'
import { useTranslation } from 'react-i18next'
import { overlayKinds, type OverlayKind } from './viewSearch.js'

/** Props of `OverlaySwitch`. */
export interface OverlaySwitchProps {
  value: readonly OverlayKind[]
  onValueChange: (value: OverlayKind[]) => void
}

/** What is shown beside the steps of a diagram: each kind is switched on and off. */
export function OverlaySwitch({ value, onValueChange }: OverlaySwitchProps) {
  const { t } = useTranslation()
  return (
    <div className="emb-app-overlay-switch" role="group" aria-label={t('processView.show')}>
      <span aria-hidden="true">{t('processView.show')}</span>
      {overlayKinds.map((kind) => (
        <Button
          key={kind}
          variant="ghost"
          size="s"
          aria-pressed={value.includes(kind)}
          onPress={() => onValueChange(overlayKinds.filter((one) => value.includes(one) !== (one === kind)))}
        >
          {t(`processView.overlays.${kind}`)}
        </Button>
      ))}
    </div>
  )
}
