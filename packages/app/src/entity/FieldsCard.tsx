import { Card } from '@embpm/ui/card'
import type { ReactNode } from 'react'

/** Props of `FieldsCard`. */
export interface FieldsCardProps {
  title: string
  children: ReactNode
}

/** A card of fields, two beside each other where there is room; `emb-app-wide` around one gives it the whole width. */
export function FieldsCard({ title, children }: FieldsCardProps) {
  return (
    <Card title={title}>
      <div className="emb-app-fields">{children}</div>
    </Card>
  )
}
