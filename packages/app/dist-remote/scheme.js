// Runs before the first paint, so that a dark workspace never flashes white. The same key is written by
// `src/session/storage.ts`; here it is only read, because a module would come too late.
;(function () {
  var scheme = 'light'
  try {
    var stored = JSON.parse(window.localStorage.getItem('fuseConfig') || '{}').scheme
    if (stored === 'dark' || stored === 'auto') scheme = stored
    var language = window.localStorage.getItem('activeLang')
    if (/^[a-z]{2}(-[A-Z]{2})?$/.test(language || '')) document.documentElement.lang = language
  } catch {
    // No storage or a damaged value: the default stands.
  }
  if (scheme !== 'auto') document.documentElement.setAttribute('data-scheme', scheme)
})()
