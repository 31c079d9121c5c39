import { roleLetters } from '@embpm/bpmn'
import { useTranslation } from 'react-i18next'
import { useChoiceText } from '../../../../entity/useFieldText.js'
import { Letters } from './Letters.js'

/** Props of `RaciFoot`: how many there are. */
export interface RaciFootProps {
  steps: number
  roles: number
  /** Whether cells are entered by keys here. */
  hasKeys: boolean
}

/** How much there is, what the letters mean, and which keys enter them. */
export function RaciFoot({ steps, roles, hasKeys }: RaciFootProps) {
  const { t } = useTranslation()
  const choiceText = useChoiceText()
  return (
    <div className="emb-app-raci-foot">
      <span>
        {t('raciMatrix.steps', { count: steps })}, {t('raciMatrix.roles', { count: roles })}
      </span>
      <ul className="emb-app-raci-legend" aria-label={t('raciMatrix.legend')}>
        {roleLetters.map((letter) => (
          <li key={letter}>
            <Letters letters={[letter]} isDoubled={false} />
            {choiceText('raciPart', letter).replace(/\s*\([RACI]\)$/, '')}
          </li>
        ))}
      </ul>
      {hasKeys && <span className="emb-app-raci-keys">{t('raciMatrix.hint')}</span>}
    </div>
  )
}
