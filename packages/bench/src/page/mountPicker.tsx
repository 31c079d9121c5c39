import './page.css'
import { useEffect, useState, type ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { ServiceRow } from '@embpm/contract'
import { registerPeer } from './registerPeer.ts'
import { pageText } from './pageText.ts'
import type { PeerSpec } from './PeerSpec.ts'

/** Draws the page with a React picker in it and offers it to the harness. */
export function mountPicker(spec: PeerSpec, Picker: ComponentType<{ rows: ServiceRow[] }>): void {
  let giveRows: (rows: ServiceRow[]) => void = () => undefined
  const { markReady } = registerPeer(spec, (rows) => giveRows(rows))

  function Page() {
    const [rows, setRows] = useState<ServiceRow[]>([])
    useEffect(() => {
      giveRows = (next) => flushSync(() => setRows(next))
      markReady()
    }, [])
    return (
      <div className="bench-page">
        <nav>
          {pageText.sections.map((section) => (
            <a key={section} href="#section">
              {section}
            </a>
          ))}
        </nav>
        <main>
          <h1>{pageText.title}</h1>
          <p>{pageText.introduction}</p>
          <Picker rows={rows} />
          <form>
            {pageText.fields.map((field) => (
              <label key={field}>
                {field}
                <input name={field} />
              </label>
            ))}
          </form>
        </main>
      </div>
    )
  }

  const root = document.getElementById('root')
  if (root) createRoot(root).render(<Page />)
}
