import { Kbd } from '@embpm/ui/kbd'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useTranslation } from 'react-i18next'

const arrow = { size: 12, strokeWidth: 2 } as const

/** What keys do with findings. */
export function VerifyKeys({ canIgnore }: { canIgnore: boolean }) {
  const { t } = useTranslation()
  return (
    <p className="emb-app-verify-keys">
      <span>
        <Kbd>
          <ArrowUp {...arrow} aria-label="↑" />
        </Kbd>
        <Kbd>
          <ArrowDown {...arrow} aria-label="↓" />
        </Kbd>{' '}
        {t('verify.keys.go')}
      </span>
      <span>
        <Kbd>Enter</Kbd> {t('verify.keys.mend')}
      </span>
      {canIgnore && (
        <span>
          <Kbd>I</Kbd> {t('verify.keys.ignore')}
        </span>
      )}
    </p>
  )
}
