import { Kbd } from '@embpm/ui/kbd'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useTranslation } from 'react-i18next'

const arrow = { size: 12, strokeWidth: 2 } as const

/** The strip below the sequence: what was done last, as a sentence that is read out, and what the keys do. */
export function BuildStrip({ said, isLifted }: { said: string; isLifted: boolean }) {
  const { t } = useTranslation()
  return (
    <div className="emb-app-build-strip">
      <span role="status" data-lifted={isLifted || undefined}>
        {said}
      </span>
      <span>
        <Kbd>
          <ArrowUp {...arrow} aria-label="↑" />
        </Kbd>
        <Kbd>
          <ArrowDown {...arrow} aria-label="↓" />
        </Kbd>
        {t(isLifted ? 'scenarioBuild.keys.move' : 'scenarioBuild.keys.go')}
      </span>
      <span>
        <Kbd>{t('scenarioBuild.keys.space')}</Kbd>
        {t(isLifted ? 'scenarioBuild.keys.drop' : 'scenarioBuild.keys.pickUp')}
      </span>
      {isLifted && (
        <span>
          <Kbd>Esc</Kbd> {t('scenarioBuild.keys.putBack')}
        </span>
      )}
      <span>
        <Kbd>V</Kbd> {t('scenarioBuild.keys.variant')}
      </span>
      <span>
        <Kbd>Del</Kbd> {t('scenarioBuild.keys.remove')}
      </span>
    </div>
  )
}
