import { useEffect, useRef, type ReactNode } from 'react'

/** Head of a step of the import. It takes the focus, so that a screen reader says where one is and the keys go on from there. */
export function StepTitle({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h3 ref={heading} tabIndex={-1} className="emb-app-import-title">
      {children}
    </h3>
  )
}
