import { createContext, use, type ReactNode } from 'react'

/** `true` below the shell, which brings the `main` landmark of its own. */
export const InsideShell = createContext(false)

/** Room for a state that fills the page, inside the shell or alone on an empty page. */
export function StatePage({ children }: { children: ReactNode }) {
  const inside = use(InsideShell)
  if (inside) return <div className="emb-app-state">{children}</div>
  return (
    <main className="emb-app-state" data-alone="true">
      {children}
    </main>
  )
}
