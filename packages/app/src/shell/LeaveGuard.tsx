import { ConfirmDialog } from '@embpm/ui/confirm-dialog'
import { useBlocker } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Storage } from '../session/storage.js'
import { useServices } from './ServicesProvider.js'

/** Props of `LeaveGuard`. */
export interface LeaveGuardProps {
  /** Whether the page holds entries that are not saved. */
  unsaved: boolean
  /** Name of the search parameter that says what the page is about: another value of it leaves, too. */
  parameter?: string
  /** Called when the session was lost or locked and the page has to go: the place to keep the entries for later. */
  onSessionLost: () => void
  /** Called when the user leaves without the entries. */
  onDiscard?: () => void
}

/**
 * Asks before entries are lost, for links and for Back; closing the tab is guarded by the form. Another language is the
 * same page and passes. A lost or locked session passes too, after the entries were put aside.
 */
export function LeaveGuard({ unsaved, parameter, onSessionLost, onDiscard }: LeaveGuardProps) {
  const { t } = useTranslation()
  const { storage, watchSession } = useServices()
  const putAside = useEffectEvent(() => {
    if (unsaved) onSessionLost()
  })
  // When somebody else's session takes the place of this one, the page goes without a step that could be blocked.
  useEffect(() => watchSession(putAside), [watchSession])
  const blocker = useBlocker({
    withResolver: true,
    enableBeforeUnload: false,
    disabled: !unsaved,
    shouldBlockFn: ({ current, next }) => {
      if (isSessionEnd(next.pathname, storage)) {
        onSessionLost()
        return false
      }
      const isOther = parameter !== undefined && valueOf(current.search, parameter) !== valueOf(next.search, parameter)
      return isOther || afterLanguage(current.pathname) !== afterLanguage(next.pathname)
    },
  })
  return (
    <ConfirmDialog
      open={blocker.status === 'blocked'}
      onOpenChange={(open) => {
        if (!open && blocker.status === 'blocked') blocker.reset()
      }}
      title={t('leave.title')}
      message={t('leave.text')}
      confirmLabel={t('leave.discard')}
      cancelLabel={t('leave.stay')}
      tone="danger"
      onConfirm={() => {
        if (blocker.status !== 'blocked') return
        onDiscard?.()
        blocker.proceed()
      }}
    />
  )
}

const valueOf = (search: object, parameter: string): unknown => Reflect.get(search, parameter)

const afterLanguage = (pathname: string) => pathname.split('/').slice(2).join('/')

/** Where one comes by losing or locking a session, never by a link of one's own choice. */
const ends: ReadonlySet<string> = new Set(['/sign-in', '/unlock-session', '/ms-teams/set-realms'])

/**
 * Whether an address is where a lost or locked session ends, so that entries are put aside instead of asked about. Signing
 * out is a choice and asks, unless there is no session left to keep them in, as after signing out in another tab.
 */
export const isSessionEnd = (pathname: string, storage: Pick<Storage, 'get'>): boolean =>
  ends.has(pathname) || (pathname === '/sign-out' && storage.get('access_token') === null)
