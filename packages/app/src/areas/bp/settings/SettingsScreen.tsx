import { Button } from '@embpm/ui/button'
import { Page } from '@embpm/ui/page'
import { toasts } from '@embpm/ui/toast'
import { RotateCcw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useUser } from '../../../entity/useUser.js'
import { lookSchema } from '../../../session/storage.js'
import { withAllNotices } from '../../../shell/mutedNotices.js'
import { useLook } from '../../../shell/useLook.js'
import { AppearanceCard } from './AppearanceCard.js'
import { KeysCard } from './KeysCard.js'
import { LanguageCard } from './LanguageCard.js'
import { NoticesCard } from './NoticesCard.js'
import { ProfileCard } from './ProfileCard.js'
import './styles.css'
import type english from './text/en.json'

type Words = typeof english

declare module '../../../text/Text.js' {
  interface Text extends Words {}
}

/** What each user sets for themselves: it is applied as it is chosen, and remembered on this device. Source: spec.md, sections 2 and 3 (`fuseConfig`). */
export function SettingsScreen() {
  const { t } = useTranslation()
  const [look, setLook] = useLook()
  const { id } = useUser()
  const restore = () => {
    const before = look
    setLook({ ...lookSchema.parse({}), ...withAllNotices(id, before) })
    toasts.add({
      text: t('mySettings.restored'),
      icon: 'success',
      action: { label: t('list.undo'), onPress: () => setLook(before) },
    })
  }
  return (
    <Page>
      <Page.Head
        title={t('bp.pages.settings')}
        actions={
          <Button icon={<RotateCcw size={16} strokeWidth={1.5} aria-hidden />} onPress={restore}>
            {t('mySettings.restore')}
          </Button>
        }
      />
      <Page.Body tint>
        <div className="emb-app-settings">
          <div>
            <ProfileCard />
            <LanguageCard look={look} onLookChange={setLook} />
            <KeysCard look={look} onLookChange={setLook} />
          </div>
          <div>
            <AppearanceCard look={look} onLookChange={setLook} />
            <NoticesCard look={look} onLookChange={setLook} />
          </div>
        </div>
        <p className="emb-app-settings-note">{t('mySettings.note')}</p>
      </Page.Body>
    </Page>
  )
}
