import { dayOf } from '@embpm/calendar'
import { isApiError } from '@embpm/contract'
import type { Document } from '@embpm/contract/document'
import { Button } from '@embpm/ui/button'
import { Message } from '@embpm/ui/message'
import { toasts } from '@embpm/ui/toast'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePlace } from '../../../entity/usePlace.js'
import { useMayWrite } from '../../../entity/useUser.js'
import { queryKeys } from '../../../session/queryKeys.js'
import { useServices } from '../../../shell/ServicesProvider.js'
import { documentKind } from './documentKind.js'
import { ReviewDue } from './ReviewDue.js'
import { reviewOf } from './reviewOf.js'

/** Says that the review of a document is late or due soon, and begins it; nothing while it is not, or while it is in review. */
export function ReviewNotice({ document }: { document: Document }) {
  const { t } = useTranslation()
  const { client, queryClient } = useServices()
  const { organisation } = usePlace()
  const mayWrite = useMayWrite(documentKind)
  const [today] = useState(() => dayOf(new Date()))
  const [begun, setBegun] = useState<string | null>(null)
  const { id, lockVersion, reviewDue, status } = document
  const isCalm = reviewDue === null || reviewOf(reviewDue, today).urgency === 'later'
  if (isCalm || status === 'review' || begun === id) return null
  const begin = async () => {
    try {
      await client.documents.update({ id, lockVersion, fields: { status: 'review' } })
      setBegun(id)
      toasts.add({ text: t('documents.reviewBegun'), icon: 'success' })
    } catch (error) {
      toasts.add({ text: t(isApiError(error, 'CONFLICT') ? 'documents.reviewChanged' : 'apiError'), icon: 'error' })
    }
    await queryClient.invalidateQueries({ queryKey: queryKeys.kind(organisation, documentKind.name) })
  }
  return (
    <Message
      tone="warning"
      className="emb-app-review-notice"
      actions={
        mayWrite && (
          <Button size="s" onPress={begin}>
            {t('documents.beginReview')}
          </Button>
        )
      }
    >
      {t('fields.reviewDue')}: <ReviewDue due={reviewDue} />
    </Message>
  )
}
