/**
 * Whether a window can be that of a host: within its frame, opened by it to sign in, or in its app for phones, which leaves an
 * interface of its own there.
 */
export const canHaveHost = (view: Window): boolean =>
  view.parent !== view ||
  view.opener !== null ||
  'nativeInterface' in view ||
  /\bTeams\//.test(view.navigator.userAgent)
