import { Card } from '@embpm/ui/card'
import { Kbd, useKeys } from '@embpm/ui/kbd'
import { Switch } from '@embpm/ui/switch'
import { useTranslation } from 'react-i18next'
import type { LookProps } from './AppearanceCard.js'

/** Keys that act wherever the focus is; the single ones can be turned off. */
const keys = [
  ['search', ['Ctrl K'], false],
  ['find', ['/'], true],
  ['results', ['P', 'R', 'F', 'B'], true],
  ['differences', ['N', 'P'], true],
  ['calendar', ['D', 'W', 'M', 'A'], true],
  ['problems', ['F8'], false],
] as const

/** What can be done by a key from anywhere on a page, and whether single keys act at all. */
export function KeysCard({ look, onLookChange }: LookProps) {
  const { t } = useTranslation()
  const shown = useKeys()
  return (
    <Card title={t('mySettings.keys')}>
      <Switch
        label={t('mySettings.singleKeys')}
        description={t('mySettings.singleKeysHelp')}
        value={look.singleKeys}
        onValueChange={(singleKeys) => onLookChange({ singleKeys: singleKeys === true })}
      />
      <dl className="emb-app-settings-keys">
        {keys
          .filter(([, , isSingle]) => look.singleKeys || !isSingle)
          .map(([id, names]) => (
            <div key={id}>
              <dt>{t(`mySettings.keyOf.${id}`)}</dt>
              <dd>
                {names.map((name) => (
                  <Kbd key={name}>{shown(name)}</Kbd>
                ))}
              </dd>
            </div>
          ))}
      </dl>
    </Card>
  )
}
