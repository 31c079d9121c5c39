import '@embpm/ui/styles.css'
import '@embpm/pickers/styles.css'
import { UiStrings, type Words } from '@embpm/ui/ui-strings'
import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { pickers } from './pickers.js'

const query = new URLSearchParams(location.search)

/** One picker, `?picker=area`, and what it gave; with `&words=replaced` every word of ours is another one. */
function App() {
  const [value, setValue] = useState<unknown>(null)
  const shown = pickers[query.get('picker') ?? 'service']?.(setValue)
  return (
    <>
      {query.get('words') === 'replaced' ? <UiStrings value={otherWords}>{shown}</UiStrings> : shown}
      <output>{JSON.stringify(value)}</output>
    </>
  )
}

/** Answers `§key` for whatever word is asked for. */
const otherWords = new Proxy<Record<string, Words>>(
  {},
  { get: () => new Proxy<Record<string, string>>({}, { get: (_, key) => `§${String(key)}` }) },
)

createRoot(document.body.appendChild(document.createElement('main'))).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
