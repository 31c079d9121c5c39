import { noticeKinds } from '@embpm/contract/sample/common'
import { Card } from '@embpm/ui/card'
import { Switch } from '@embpm/ui/switch'
import { useTranslation } from 'react-i18next'
import { useUser } from '../../../entity/useUser.js'
import { mutedBy, withNotices } from '../../../shell/mutedNotices.js'
import type { LookProps } from './AppearanceCard.js'

/** Which kinds of notifications the bell of the header shows and counts. */
export function NoticesCard({ look, onLookChange }: LookProps) {
  const { t } = useTranslation()
  const { id } = useUser()
  const muted = mutedBy(id, look)
  return (
    <Card id="notifications" title={t('header.notifications')}>
      <div className="emb-app-settings-fields">
        {noticeKinds.map((kind) => (
          <Switch
            key={kind}
            label={t(`mySettings.notices.${kind}`)}
            description={t(`mySettings.notices.${kind}Help`)}
            value={!muted.includes(kind)}
            onValueChange={(isOn) => onLookChange(withNotices(id, kind, isOn === true, look))}
          />
        ))}
      </div>
    </Card>
  )
}
