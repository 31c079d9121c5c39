import { useParams, useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { usePlace, useRawSearch } from '../../../entity/usePlace.js'
import { inOrganisation } from '../../../routes/page.js'
import { addressOf } from '../../../routes/views.js'
import { formatMailAddress, type MailAddress, parseMailAddress } from './mailView.js'

/** What the address says of the mailbox, and how it follows what is done. */
export function useMailAddress() {
  const router = useRouter()
  const params: unknown = useParams({ strict: false })
  const search = useRawSearch()
  const base = addressOf(inOrganisation('apps/mailbox'), usePlace())
  const address = useMemo(() => parseMailAddress(params, search), [params, search])
  const hrefOf = (next: Partial<MailAddress>) => base + formatMailAddress({ ...address, ...next })
  return {
    address,
    hrefOf,
    go: (next: Partial<MailAddress>, replace = false) =>
      void router.navigate({ href: hrefOf(next), replace, resetScroll: false }),
  }
}
