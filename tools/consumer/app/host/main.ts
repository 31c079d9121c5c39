// `?import` loads the sheets of the packages and shows nothing of them, `?parts` shows parts, `?hostile` gives the
// page a design of its own, which comes last and wins where it can.
const query = new URLSearchParams(location.search)
if (query.has('import') || query.has('parts')) await import('./sheets.js')
if (query.has('hostile')) await import('./hostile.css')
if (query.has('parts')) (await import('./parts.js')).show()
document.documentElement.dataset.ready = ''
export {}
