import { expect, test } from 'vitest'
import { isSessionEnd } from './LeaveGuard.js'
import { createStorage } from '../session/storage.js'

const signedIn = createStorage(null)
signedIn.set('access_token', 'token')
const signedOut = createStorage(null)

test.each([
  ['/sign-in', true, true],
  ['/unlock-session', true, true],
  ['/ms-teams/set-realms', true, true],
  ['/sign-out', false, true],
  ['/ms-teams', false, false],
  ['/en/org/sign-in', false, false],
  ['/sign-in/x', false, false],
])('%s ends a session: %s while there is one, %s without', (pathname, within, without) => {
  expect([isSessionEnd(pathname, signedIn), isSessionEnd(pathname, signedOut)]).toEqual([within, without])
})
