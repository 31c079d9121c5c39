import { Button } from '@embpm/ui/button'
import { KeyValue } from '@embpm/ui/key-value'
import { SkeletonText } from '@embpm/ui/skeleton'
import { StateMessage } from '@embpm/ui/state-message'
import { useTranslation } from 'react-i18next'
import { PersonHead } from './PersonHead.js'
import { useProfile } from './useProfile.js'

/** How one is shown to others. */
export function ProfileDetails() {
  const { t } = useTranslation()
  const { data, isPending, refetch } = useProfile()
  if (isPending) return <SkeletonText lines={4} />
  if (!data) {
    return (
      <StateMessage
        kind="error"
        title={t('chat.profileFailed')}
        headingLevel={3}
        actions={<Button onPress={() => void refetch()}>{t('states.retry')}</Button>}
      />
    )
  }
  const { name, about, avatar, email } = data
  return (
    <>
      <PersonHead name={name} about={about} avatar={avatar} />
      <KeyValue items={[{ label: t('chat.email'), value: email }]} />
    </>
  )
}
