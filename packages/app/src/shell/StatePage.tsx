import { use, type ReactNode } from 'react'
import { EmbeddedFrame, HasMainLandmark } from '../embedded/EmbeddedFrame.js'
import { useHost } from './ServicesProvider.js'

/**
 * Room for a state that fills the page, inside a frame or alone on an empty page. Inside a host's window an empty page has
 * the embedded frame, whose bar leads nowhere.
 */
export function StatePage({ children }: { children: ReactNode }) {
  const inside = use(HasMainLandmark)
  const embedded = useHost().status === 'ready'
  if (inside) return <div className="emb-app-state">{children}</div>
  if (embedded) {
    return (
      <EmbeddedFrame>
        <div className="emb-app-state">{children}</div>
      </EmbeddedFrame>
    )
  }
  return (
    <main className="emb-app-state" data-alone="true">
      {children}
    </main>
  )
}
