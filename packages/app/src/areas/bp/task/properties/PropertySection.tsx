import { useId, type ReactNode } from 'react'

/** Props of `PropertySection`. */
export interface PropertySectionProps {
  title: string
  /** What holds for it, beside the title. */
  note?: string
  children: ReactNode
}

/** A part of the properties with its title. */
export function PropertySection({ title, note, children }: PropertySectionProps) {
  const id = useId()
  return (
    <section className="emb-app-property-section" aria-labelledby={id}>
      <div className="emb-app-property-head">
        <h3 id={id}>{title}</h3>
        {note !== undefined && <span>{note}</span>}
      </div>
      {children}
    </section>
  )
}
