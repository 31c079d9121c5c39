import { addDays, dayOf } from '@embpm/calendar'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LinkTabs } from '../../../entity/LinkTabs.js'
import { kindHref, usePlace, useRawSearch } from '../../../entity/usePlace.js'
import { useUser } from '../../../entity/useUser.js'
import { stringifySearch, type RawSearch } from '../../../shell/searchParams.js'
import { documentKind } from './documentKind.js'
import { noticeEnd } from './reviewOf.js'

/** Leads to what one looks for most: late reviews, those that are due soon, and one's own drafts. */
export function ReviewTabs() {
  const { t } = useTranslation()
  const place = usePlace()
  const raw = useRawSearch()
  const { firstname, lastname } = useUser()
  const [today] = useState(() => dayOf(new Date()))
  const searches: Readonly<Record<'all' | 'late' | 'soon' | 'drafts', RawSearch>> = {
    all: {},
    late: { reviewDue: `..${addDays(today, -1)}` },
    soon: { reviewDue: `${today}..${noticeEnd(today)}` },
    drafts: { status: 'draft', owner: `${firstname} ${lastname}` },
  }
  const tab = (id: keyof typeof searches, label: string) => ({
    id,
    label,
    search: stringifySearch(searches[id]),
    href: kindHref(documentKind, place) + stringifySearch(searches[id]),
  })
  const tabs = [
    tab('all', t('documents.all')),
    tab('late', t('documents.reviewLate')),
    tab('soon', t('documents.reviewSoon')),
    tab('drafts', t('documents.myDrafts')),
  ]
  const now = stringifySearch(raw)
  return (
    <LinkTabs label={t('documents.which')} tabs={tabs} current={tabs.find(({ search }) => search === now)?.id ?? ''} />
  )
}
