import './page.css'
import { useEffect, useState, type ReactNode, type ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { registerPeer } from './registerPeer.ts'
import { pageText } from './pageText.ts'
import type { PeerSpec } from './PeerSpec.ts'
import type { ServiceRow } from '@embpm/contract/service'
import { createRows } from '../data.ts'

/** Draws the page with a React picker in it and offers it to the harness. The page is there before its data is. */
export function mountPage<Datum>(
  spec: PeerSpec,
  { create, picker }: { create: (count: number) => Datum[]; picker: (data: Datum[]) => ReactNode },
): void {
  let give: (data: Datum[]) => void = () => undefined
  let given: Datum[] = []
  const { markReady } = registerPeer(spec, {
    load: (count) => give((given = create(count))),
    drop: () => give([]),
    renew: () => give((given = [...given])),
  })

  function Page() {
    const [data, setData] = useState<Datum[]>([])
    useEffect(() => {
      give = (next) => flushSync(() => setData(next))
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
          {picker(data)}
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

/** Offers a picker with a table to the harness. */
export function mountPicker(spec: PeerSpec, Picker: ComponentType<{ rows: ServiceRow[] }>): void {
  mountPage(spec, { create: createRows, picker: (rows) => <Picker rows={rows} /> })
}
