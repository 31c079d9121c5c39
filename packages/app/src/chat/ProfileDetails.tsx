import { Button } from '@embpm/ui/button'
import { KeyValue } from '@embpm/ui/key-value'
import { SkeletonText } from '@embpm/ui/skeleton'
import { StateMessage } from '@embpm/ui/state-message'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useServices } from '../shell/ServicesProvider.js'
import { PersonHead } from './PersonHead.js'
import { chatDataOf } from './chatData.js'

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
        actions={<Button onPress={() => refetch()}>{t('states.retry')}</Button>}
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

/** The profile of the one who chats. */
function useProfile() {
  const { client } = chatDataOf(useServices())
  return useQuery({
    queryKey: ['user', 'chat-profile'],
    queryFn: ({ signal }) => client.profile.get(undefined, { signal }),
  })
}
