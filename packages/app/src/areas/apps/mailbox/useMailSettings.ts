import type { MailSettings } from '@embpm/contract/sample/mailbox'
import { toasts } from '@embpm/ui/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { mailKeys, useMailClient } from './mailQueries.js'

/** Changes where the open mail stands: at once on the page, and back with a message where the service refuses. */
export function useMailSettings() {
  const { t } = useTranslation()
  const client = useMailClient()
  const queryClient = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: (settings: MailSettings) => client.settings.update({ settings }),
    onMutate: async (next) => {
      await queryClient.cancelQueries({ queryKey: mailKeys.settings })
      const before = queryClient.getQueryData<MailSettings>(mailKeys.settings)
      queryClient.setQueryData<MailSettings>(mailKeys.settings, next)
      return before
    },
    onError: (_error, _next, before) => {
      queryClient.setQueryData<MailSettings>(mailKeys.settings, before)
      toasts.add({ text: t('mailbox.layoutRefused'), icon: 'error' })
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: mailKeys.settings }),
  })
  return (messageLayout: 'right' | 'bottom') => mutate({ messageLayout })
}
