// Runs before the first paint, so that a dark workspace never flashes white. The same key is written by
// `src/session/storage.ts`; here it is only read, because a module would come too late.
;(function () {
  var scheme = 'light'
  var look = 'theme-brand'
  try {
    var stored = JSON.parse(window.localStorage.getItem('fuseConfig') || '{}')
    if (stored.scheme === 'dark' || stored.scheme === 'auto') scheme = stored.scheme
    if (/^theme-[\w-]+$/.test(String(stored.theme))) look = stored.theme
    var language = window.localStorage.getItem('activeLang')
    if (/^[a-z]{2}(-[A-Z]{2})?$/.test(language || '')) document.documentElement.lang = language
  } catch {
    // No storage or a damaged value: the default stands.
  }
  // Inside another application's window its theme counts. The manifest there puts it into the address; without it nothing is
  // painted before the host has told it. The embedded pages are those of `src/embedded/contentPolicy.ts`.
  if (/^\/(?:ms-teams(?:\/set-realms)?|[^/]+\/[^/]+\/ms-teams)\/?$/.test(window.location.pathname)) {
    var theme = new URLSearchParams(window.location.search).get('theme')
    scheme = theme === 'dark' || theme === 'contrast' ? 'dark' : 'light'
    document.documentElement.setAttribute('data-host', theme ? 'told' : 'waiting')
    if (theme === 'contrast') document.documentElement.setAttribute('data-contrast', 'more')
  }
  // A theme is a rule of the style sheet: [data-theme='…'] of the tokens.
  document.documentElement.setAttribute('data-theme', look)
  if (scheme !== 'auto') document.documentElement.setAttribute('data-scheme', scheme)
})()
